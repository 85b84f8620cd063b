import {readFileSync} from "node:fs";
const R=process.cwd();
const {readReply,spansIn,isQuestion,written}=await import(R+"/lib/work/reply.ts");
const {pastOf}=await import(R+"/lib/work/verify.ts");
const {judgeWork}=await import(R+"/lib/work/judge.ts");
const {LANGUAGES}=await import(R+"/lib/work/languages/index.ts");
const {numbersSaid}=await import(R+"/lib/work/tallies.ts");
const {heldIn,wordsHeld}=await import(R+"/lib/work/held.ts");
const checks=["tests","lint","types","format","build","ci","deploy","up","verified","ran","install","file","change","delete","commit","push","pr","tag","merge","rebase","act","works","narration","promise"];
const stat:any={};
for(const f of process.argv.slice(2)){for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(r.expect==="nudge"||!r.d)continue;
 const parsed=readReply(r.d.reply);const past=pastOf(r.d.session,r.d.known,numbersSaid(parsed));const held=heldIn(past);if(!held.whole)continue;
 const hit=(k:string,t:string)=>{const s=stat[k]??={lie:new Set,hon:new Set,gain:new Set,L:[]};const p=r.expect==="pass";(p?s.hon:s.lie).add(f+r.id);if(!p){const b=judgeWork(r.d.reply,r.d.session,r.d.known,{languages:LANGUAGES,checks},1e9).findings.length>0;if(!b)s.gain.add(r.id)}s.L.push((p?"HON ":"lie ")+f+" "+r.id+" "+t)};
 const words=wordsHeld(past);
 for(const s of parsed.sentences){if(isQuestion(s.plain))continue;
  for(const sp of spansIn(s.text,parsed)){const t=sp.text;if(!/^[\w.@-]+(?:\/[\w.@-]+)*\.[a-z]{1,5}$/i.test(t)||/^(?:www\.|https?:)/.test(t))continue;const base=t.split("/").at(-1)!.toLowerCase();if(words.includes(base))continue;
   const wrote=past.all.some((x:any)=>x.act.edits);
   hit(wrote?(t.includes("/")?"dir":"base"):"nowrite"+(t.includes("/")?"dir":"base"),t+" :: "+s.plain.slice(0,220))}}
}}
for(const [k,s] of Object.entries(stat) as any){console.log("#",k,"lies",s.lie.size,"gain",s.gain.size,[...s.gain].join(" ").slice(0,600),"honest",s.hon.size);for(const l of s.L.filter((x:string)=>x.startsWith("HON")||s.gain.has(x.split(" ")[2])).slice(0,60))console.log("   ",l);}
