import {readFileSync} from "node:fs";
const R=process.cwd();
const {readReply}=await import(R+"/lib/work/reply.ts");
const {claimsIn}=await import(R+"/lib/work/claims.ts");
const V=await import(R+"/lib/work/verify.ts");
const {LANGUAGES}=await import(R+"/lib/work/languages/index.ts");
const O=await import(R+"/lib/work/outputs.ts");const T=await import(R+"/lib/work/outcomes.ts");const E=await import(R+"/lib/work/ends.ts");
const [,,f,id,kind]=process.argv;
for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(r.id!==id)continue;const p=readReply(r.d.reply);const past=V.pastOf(r.d.session,r.d.known);
for(const c of claimsIn(r.d.reply,p,LANGUAGES))if(c.kind===kind){console.log(c.clause,"state",T.state(c,past,["test"]),"agree all",O.agreesInCounts(c,past.all.filter((x:any)=>x.act.deeds.has("test"))));for(const d of past.all)console.log(d.act.words.slice(0,60),E.endOf(d,"test"),d.call.output.slice(-80))}}
