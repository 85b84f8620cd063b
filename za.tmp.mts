const {LANGUAGES}=await import("/tmp/w/wwork/lib/work/languages/index.ts");const {says,patternOf}=await import("/tmp/w/wwork/lib/work/reading.ts");const en=LANGUAGES.find(x=>x.id==="en");const t=process.argv[2];
for(const k of ["unreal","conditions","others"]){const src=en[k];console.log(k,says(en,src,t),src&&new RegExp(src,"iu").exec(t)?.[0])}
