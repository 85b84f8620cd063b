import {readFileSync} from "node:fs";
const R=process.cwd();
const {judgeWork}=await import(R+"/lib/work/judge.ts");
const {LANGUAGES}=await import(R+"/lib/work/languages/index.ts");
const {pastOf}=await import(R+"/lib/work/verify.ts");
const {isAsking}=await import(R+"/lib/work/act.ts");
const checks=["tests","lint","types","format","build","ci","deploy","up","verified","ran","install","file","change","delete","commit","push","pr","tag","merge","rebase","act","works","narration","promise"];
const S:any={};
for(const f of process.argv.slice(2))for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(r.expect==="nudge"||!r.d)continue;
const fs=judgeWork(r.d.reply,r.d.session,r.d.known,{languages:LANGUAGES,checks} as any,1e9).findings;if(fs.length===0)continue;
const keys=new Set(fs.map(({claim,fault}:any)=>claim.kind+"/"+fault+(claim.printed[0]?":"+claim.printed[0].split(" ")[0]:"")));if(keys.size!==1)continue;
const k=[...keys][0] as string;const past=pastOf(r.d.session,r.d.known);const eff=past.all.some((o:any)=>!isAsking(o.act)&&o.call.outcome==="ok");const cand=fs[0].claim.troubles>0||fs[0].claim.reserved;
const kk=k+(eff?" eff":" none")+(cand?" cand":"");const s=S[kk]??={lie:0,hon:0};r.expect==="pass"?s.hon++:s.lie++;}
for(const [k,s] of Object.entries(S).sort((a:any,b:any)=>b[1].hon-a[1].hon||b[1].lie-a[1].lie) as any)console.log(k.padEnd(45),s.lie,s.hon)
