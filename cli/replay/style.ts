/** The style of a replay's page: light and dark, from a phone's width on, without fonts or pictures from elsewhere. */

export const STYLE = `
:root{color-scheme:light dark;--paper:#fbfaf7;--card:#fff;--ink:#1c1b1a;--soft:#5d5a55;--line:#e4e0d8;--bar:#b9c4cf;--code:#f4f2ec;
--blocked:#b3261e;--asked:#8a5300;--key:#6a3fb5;--claim:#0b6478;--warned:#7a6400;--unchecked:#4d5d53}
@media (prefers-color-scheme:dark){:root{--paper:#151618;--card:#1d1f22;--ink:#eceae6;--soft:#a8a49d;--line:#33363b;--bar:#465361;--code:#141518;
--blocked:#ff8a80;--asked:#ffb74d;--key:#c3a6ff;--claim:#6fd3e8;--warned:#e6cf63;--unchecked:#a9c4b3}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
body>header,main,footer{max-width:68rem;margin:0 auto;padding:0 1.25rem}
body>header{padding-top:2.5rem}
.skip{position:absolute;left:-99rem}
.skip:focus{left:1rem;top:1rem;background:var(--card);padding:.5rem 1rem;border-radius:.5rem}
.brand{margin:0 0 1.25rem;font-weight:650;letter-spacing:-.01em}
.brand span{color:var(--soft);font-weight:400}
h1{margin:0;font-size:clamp(1.75rem,1.1rem + 3.2vw,3.25rem);line-height:1.12;letter-spacing:-.03em;font-weight:700;text-wrap:balance}
.part{display:inline-block}
h1 b{font-weight:800;color:var(--k)}
.lead{margin:.9rem 0 0;color:var(--soft);font-size:1.05rem;text-wrap:pretty}
h2{margin:3rem 0 1rem;font-size:1.3rem;letter-spacing:-.015em}
.k-blocked{--k:var(--blocked)}.k-asked{--k:var(--asked)}.k-key{--k:var(--key)}.k-claim{--k:var(--claim)}.k-warned{--k:var(--warned)}.k-unchecked{--k:var(--unchecked)}
.cards{list-style:none;margin:1.75rem 0 0;padding:0;display:grid;gap:.75rem;grid-template-columns:repeat(auto-fit,minmax(9.2rem,1fr))}
.cards li{background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:.9rem 1rem;border-top:3px solid var(--k);display:flex;flex-direction:column;gap:.15rem}
.cards strong{font-size:1.9rem;line-height:1.1;letter-spacing:-.02em;color:var(--k);font-variant-numeric:tabular-nums}
.cards span{color:var(--soft);font-size:.9rem;line-height:1.3}
.cards .zero{border-top-color:var(--line)}
.cards .zero strong{color:var(--soft);font-weight:500}
figure{margin:0;background:var(--card);border:1px solid var(--line);border-radius:.9rem;padding:1rem 1rem .8rem}
.chart{overflow-x:auto;padding:.4rem .3rem 0}
.chart svg{display:block;width:100%;height:13.5rem}
.chart svg.many{min-width:34rem}
.chart svg.few{max-width:34rem}
.bar{fill:var(--bar)}
.hit{fill:transparent}
g:hover .bar{fill:var(--soft)}
.axis{stroke:var(--line);stroke-width:1;vector-effect:non-scaling-stroke}
.dot{stroke:var(--k);stroke-width:8px;stroke-linecap:round;fill:none;vector-effect:non-scaling-stroke}
.chart:has(.many) .ends{min-width:34rem}.chart:has(.few) .ends{max-width:34rem}
.ends{display:flex;justify-content:space-between;color:var(--soft);font-size:.85rem;margin-top:.4rem;font-variant-numeric:tabular-nums}
figcaption{display:flex;flex-wrap:wrap;gap:.35rem 1.1rem;margin-top:.7rem;font-size:.9rem;color:var(--soft)}
.legend::before{content:"";display:inline-block;width:.65rem;height:.65rem;border-radius:50%;background:var(--k);margin-right:.45rem}
.bar-mark{--k:var(--bar)}
.bar-mark::before{border-radius:.15rem}
details.table{margin-top:.6rem;color:var(--soft);font-size:.92rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;margin-top:.6rem;font-variant-numeric:tabular-nums}
th,td{padding:.3rem .8rem;text-align:right;border-bottom:1px solid var(--line);white-space:nowrap}
th:first-child{text-align:left;padding-left:0}
thead th{font-weight:600}
.rules{list-style:none;margin:0;padding:0;display:grid;gap:.5rem}
.rules li{display:grid;grid-template-columns:minmax(8rem,17rem) 1fr 3.5rem;gap:1rem;align-items:center}
.rule{font:.92rem/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
.meter{width:100%;height:.55rem;display:block}
.track,.fill{fill:none;stroke:var(--line);stroke-width:7px;stroke-linecap:round;vector-effect:non-scaling-stroke}.fill{stroke:var(--k)}
.count{text-align:right;font-variant-numeric:tabular-nums;color:var(--soft)}
.more,.none{color:var(--soft)}
.filters{border:0;margin:0 0 1rem;padding:0;display:flex;flex-wrap:wrap;gap:.5rem;align-items:center}
.filters legend{float:left;margin-right:.6rem;padding:0;color:var(--soft);line-height:2.4}
.filters label{display:inline-flex;align-items:center;gap:.45rem;min-height:2.5rem;padding:0 .9rem;border:1px solid var(--line);border-radius:2rem;background:var(--card);cursor:pointer}
.filters input{accent-color:var(--k);width:1.05rem;height:1.05rem;margin:0}
.finding{background:var(--card);border:1px solid var(--line);border-left:4px solid var(--k);border-radius:.9rem;padding:1.1rem 1.25rem;margin:0 0 .9rem;content-visibility:auto;contain-intrinsic-size:auto 15rem}
.finding header{display:flex;flex-wrap:wrap;gap:.3rem 1rem;justify-content:space-between;align-items:baseline}
h3{margin:0;font-size:1rem;font-weight:600;display:flex;flex-wrap:wrap;gap:.4rem .5rem;align-items:center}
.badge{background:var(--k);color:var(--card);border-radius:.4rem;padding:.1rem .55rem;font-size:.82rem;font-weight:650}
code,pre{font:.9rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
h3 code{overflow-wrap:anywhere}
.meta{margin:0;color:var(--soft);font-size:.88rem;display:flex;flex-wrap:wrap;gap:.2rem .9rem;font-variant-numeric:tabular-nums}
pre{margin:.75rem 0;padding:.8rem 1rem;background:var(--code);border-radius:.6rem;white-space:pre-wrap;overflow-wrap:anywhere;max-height:18rem;overflow:auto;tab-size:4}
pre.words{font-family:inherit;font-size:.97rem;border-left:3px solid var(--line);border-radius:0 .6rem .6rem 0}
.reason{margin:.4rem 0;text-wrap:pretty;overflow-wrap:anywhere}
summary{cursor:pointer;color:var(--k);font-weight:550;padding:.35rem 0;border-radius:.3rem}
.table summary{color:inherit}
.place{margin:.5rem 0 0;color:var(--soft);font-size:.84rem;overflow-wrap:anywhere}
:focus-visible{outline:3px solid var(--key);outline-offset:2px}
footer{margin-top:3rem;padding-top:1.25rem;padding-bottom:3rem;color:var(--soft);font-size:.9rem;border-top:1px solid var(--line)}
footer p{margin:.3rem 0;max-width:60ch}
body:has(#show-blocked:not(:checked)) .finding.k-blocked,body:has(#show-asked:not(:checked)) .finding.k-asked,body:has(#show-key:not(:checked)) .finding.k-key,body:has(#show-claim:not(:checked)) .finding.k-claim,body:has(#show-warned:not(:checked)) .finding.k-warned,body:has(#show-unchecked:not(:checked)) .finding.k-unchecked{display:none}
@media (max-width:34rem){.rules li{grid-template-columns:1fr 3rem;gap:.15rem .8rem}.meter{grid-column:1/-1;grid-row:2}.finding{padding:1rem}body>header{padding-top:1.5rem}.cards{grid-template-columns:repeat(auto-fit,minmax(6.4rem,1fr))}}
@media print{.filters,.skip{display:none}.finding{break-inside:avoid;content-visibility:visible}pre{max-height:none}}
@media (forced-colors:active){.badge{border:1px solid}.bar{fill:CanvasText}.fill,.dot{stroke:CanvasText}}
`;
