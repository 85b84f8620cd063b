import {readFileSync} from "node:fs";
const {judgeWork}=await import("./lib/work/judge.ts"); const {LANGUAGES}=await import("./lib/work/languages/index.ts"); const W=await import("./lib/work/index.ts");
const checks=["tests","lint","types","format","build","ci","deploy","up","verified","ran","install","file","change","delete","commit","push","pr","tag","merge","rebase","act","works","narration","promise"] as any;
const Y=await import("yaml");
for(const r of Y.parse(readFileSync(0,"utf8"))){const entries:any[]=[];let n=0;entries.push({is:"user",text:r.user??"Do it."});for(const [cmd,out,exit] of r.calls??[]){const id=String(n++);entries.push({is:"call",tool:"Bash",input:{command:cmd},id,command:cmd});entries.push({is:"result",tool:"Bash",id,result:W.readResult(exit==="x"?out:{exit_code:exit??0,stdout:out??"",stderr:""})});}
for(const reply of [r.reply].flat()){const j=judgeWork(reply,W.sessionOf(entries),{run:true,wakes:false},{languages:LANGUAGES,checks},1e9);console.log(reply.slice(0,100),"=>",JSON.stringify(j.findings.map(({claim,fault}:any)=>[claim.rule,fault,claim.printed,claim.names,claim.clause])));}}
