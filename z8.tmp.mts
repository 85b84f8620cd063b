import {readFileSync} from "node:fs";
const R=process.cwd();
const {readReply}=await import(R+"/lib/work/reply.ts");
const {claimsIn}=await import(R+"/lib/work/claims.ts");
const V=await import(R+"/lib/work/verify.ts");
const {LANGUAGES}=await import(R+"/lib/work/languages/index.ts");
const O=await import(R+"/lib/work/outcomes.ts");const C=await import(R+"/lib/work/changes.ts");const E=await import(R+"/lib/work/elsewhere.ts");const X=await import(R+"/lib/work/explained.ts");const CA=await import(R+"/lib/work/candidates.ts");const OB=await import(R+"/lib/work/objects.ts");const G=await import(R+"/lib/work/git.ts");const L=await import(R+"/lib/work/listings.ts");
const [,,f,id,kind]=process.argv;
for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(r.id!==id)continue;const p=readReply(r.d.reply);const past=V.pastOf(r.d.session,r.d.known);
for(const c of claimsIn(r.d.reply,p,LANGUAGES))if(c.kind===kind){console.log("|",c.clause,c.printed);
console.log(" state",O.state(c,past,[kind==="tests"?"test":kind]),"concluded",G.isConcluded?.(c,past),"elsewhere",E.isToldElsewhere(c,past),"removed",C.removed(c,past),"object",OB.objectFault(c,past),"explained ub",X.isExplained(c,"unbacked",past,false),"c",X.isExplained(c,"contradicted",past,false), "listing",L.isListing(c)&&L.listingFault(c,past));
console.log(" done",CA.doneFor(c,past,CA.backsOf(c,[kind==="tests"?"test":kind])).map((d:any)=>d.act.words.slice(0,50)))}}
