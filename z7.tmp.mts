import {readFileSync} from "node:fs";
const R=process.cwd();
const {readReply}=await import(R+"/lib/work/reply.ts");
const {LANGUAGES}=await import(R+"/lib/work/languages/index.ts");
const T=await import(R+"/lib/work/troubles.ts");
const RS=await import(R+"/lib/work/reserves.ts");
const CL=await import(R+"/lib/work/clauses.ts");
const RE=await import(R+"/lib/work/reading.ts");
const TY=await import(R+"/lib/work/typed.ts");
const [,,f,...ids]=process.argv;
for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(!ids.includes(r.id))continue;const p=readReply(r.d.reply);console.log("==",r.id);
for(const s of p.sentences){const language=LANGUAGES.find((x:any)=>x.id===(r.lang??"en").slice(0,2))!;const rd={sentence:s,text:TY.typed(s.text,p),language,reply:p};
console.log("  ",s.plain.slice(0,110),"| trouble",T.tellsOfTrouble(rd),"hint",T.hintsAtTrouble(rd),"leaves",T.leavesToOthers(rd),"reserved",RS.isReserved?.(rd),"open",CL.isOpenEnded?.(rd)??RS.isOpenEnded?.(rd),"unsaid",CL.isUnsaid(language,rd.text),"fail",RE.tellsOfFailure(language,rd.text))}}
