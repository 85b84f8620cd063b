import {readFileSync,writeFileSync} from "node:fs";
const root=process.cwd(); const W=await import(root+"/lib/work/index.ts"); const Y=await import(root+"/node_modules/yaml/dist/index.js");
const [,,inF,outF,ids]=process.argv; const only=ids?new Set(readFileSync(ids,"utf8").split("\n").filter(Boolean).map(l=>JSON.parse(l).id)):undefined;
const out=[];for(const r of (Y.default??Y).parse(readFileSync(inF,"utf8"))){if(only&&!only.has(r.id))continue;const entries:any[]=[];let n=0,reply="";
for(const t of r.turns){if(t.user)entries.push({is:"user",text:String(t.user)});for(const k of t.calls??[]){const id=String(n++);const cmd=(k.tool==="bash"||k.tool==="Bash")?k.in?.command:undefined;entries.push({is:"call",tool:k.tool==="bash"?"Bash":k.tool,input:k.in??{},id,...(cmd===undefined?{}:{command:cmd})});
const text=String(k.out??"");const res:any=k.denied?"The user denied this tool call.":k.background?"Command running in background with ID: b1":k.exit!==undefined?{exit_code:k.exit,stdout:text,stderr:""}:text;entries.push({is:"result",tool:k.tool,id,result:W.readResult(res)})}
reply=String(t.reply);}
out.push(JSON.stringify({id:r.id,expect:r.expect,why:r.why,lang:r.lang,kind:r.kind,block:false,d:{reply,session:W.sessionOf(entries),known:{run:true,wakes:false}}}))}
writeFileSync(outF,out.join("\n")+"\n");console.log(out.length)
