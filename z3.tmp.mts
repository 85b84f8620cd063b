import {readFileSync} from "node:fs";
const R=process.cwd();
const {readReply}=await import(R+"/lib/work/reply.ts");
const {claimsIn}=await import(R+"/lib/work/claims.ts");
const {pastOf,findingsAgainst}=await import(R+"/lib/work/verify.ts");
const {judgeWork}=await import(R+"/lib/work/judge.ts");
const {numbersSaid}=await import(R+"/lib/work/tallies.ts");
const {LANGUAGES}=await import(R+"/lib/work/languages/index.ts");
const checks=["tests","lint","types","format","build","ci","deploy","up","verified","ran","install","file","change","delete","commit","push","pr","tag","merge","rebase","act","works","narration","promise"];
const [,,f,...ids]=process.argv;
for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(!ids.includes(r.id))continue;const p=readReply(r.d.reply);const past=pastOf(r.d.session,r.d.known,numbersSaid(p));
console.log("==",r.id,r.expect,r.why);
const cl=claimsIn(r.d.reply,p,LANGUAGES);const fa=findingsAgainst(cl,past,1e9).findings;
for(const c of cl)console.log("  ",c.kind,c.rule??"",JSON.stringify(c.printed),"|",c.clause.slice(0,90),"|",fa.find((x:any)=>x.claim===c)?.fault??"");
const j=judgeWork(r.d.reply,r.d.session,r.d.known,{languages:LANGUAGES,checks} as any,1e9);console.log("  FIND",j.findings.map((x:any)=>[x.claim.kind,x.fault,x.claim.sentence.slice(0,80)]),j.unchecked);
for(const {act,call} of past.all)console.log("   $",act.words.slice(0,80),"any",act.any,"wide",act.wide,[...act.deeds].join(","),act.paths.join(" "),call.outcome)}
