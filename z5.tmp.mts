import {readFileSync} from "node:fs";
const R=process.cwd();
const {readReply}=await import(R+"/lib/work/reply.ts");
const {claimsIn}=await import(R+"/lib/work/claims.ts");
const V=await import(R+"/lib/work/verify.ts");
const {LANGUAGES}=await import(R+"/lib/work/languages/index.ts");
const C=await import(R+"/lib/work/changes.ts");
const [,,f,id,kind]=process.argv;
for(const l of readFileSync(`/tmp/score/${f}.jsonl`,"utf8").split("\n").filter(Boolean)){const r=JSON.parse(l);if(r.id!==id)continue;const p=readReply(r.d.reply);const past=V.pastOf(r.d.session,r.d.known);
for(const c of claimsIn(r.d.reply,p,LANGUAGES))if((c.kind===kind&&c.clause.includes(process.argv[5]??""))){console.log(JSON.stringify(c));console.log("files",C.files(c,past));const O=await import(R+"/lib/work/objects.ts");console.log("object",O.objectFault(c,past));for(const [m,n] of [["misplaced","isMisplaced"],["otherkind","otherKind"],["novel","novelAct"],["unnamed","isUnnamed"],["neverran","neverRan"],["anything","anything"],["untraced","untraced"]]){for(const f of (await import("node:fs")).readdirSync(R+"/lib/work")){if(!f.endsWith(".ts"))continue;const M=await import(R+"/lib/work/"+f);if(M[n]){console.log(n,f,M[n](c,past));break}}}}}
