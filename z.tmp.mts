import {readFileSync} from "node:fs";
const R=process.cwd();
const {readReply}=await import(R+"/lib/work/reply.ts");
const {pastOf}=await import(R+"/lib/work/verify.ts");
const U=await import(R+"/lib/work/unseen.ts");
const [,,f,...ids]=process.argv;
for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(!ids.includes(r.id))continue;const p=readReply(r.d.reply);const past=pastOf(r.d.session,r.d.known);
for(const s of p.sentences)console.log(JSON.stringify(s.text),U.pathsIn(s,p));
for(const {act,call} of past.all)console.log(act.words.slice(0,80),act.any,act.wide,act.edits,[...act.deeds],act.paths,call.outcome)}
