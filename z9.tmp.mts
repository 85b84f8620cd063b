import {readFileSync,writeFileSync} from "node:fs";
let s=readFileSync("lib/work/explained.ts","utf8");
const m=s.match(/return \(\n    tried \|\|([\s\S]*?)\n  \);/)![0];
console.log(m.slice(0,900));
