import {readFileSync} from "node:fs";
const R=process.cwd();
const {readReply}=await import(R+"/lib/work/reply.ts");
const {pastOf}=await import(R+"/lib/work/verify.ts");
const {standing}=await import(R+"/lib/work/standing.ts");
const {triesOf}=await import(R+"/lib/work/objects.ts");
const [,,f,...ids]=process.argv;
for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(!ids.includes(r.id))continue;const past=pastOf(r.d.session,r.d.known);
console.log("==",r.id);for(const t of triesOf(past))console.log("  try",t.act.words.slice(0,90),t.end,standing(past).includes(t)?"STANDING":"")}
