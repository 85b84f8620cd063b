import {readFileSync} from "node:fs";
const R=process.cwd();
const {actsOf}=await import(R+"/lib/work/acts.ts");
for(const command of process.argv.slice(2)){console.log("$",command);for(const a of actsOf({tool:"Bash",input:{command},command,output:"",outcome:"ok",cut:false,cwd:"/w"} as any))console.log("   ",a.words.slice(0,60),"any",a.any,"wide",a.wide,"edits",a.edits,[...a.deeds].join(","),a.paths)}
