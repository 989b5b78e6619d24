import type { Paper } from '../report.ts';

const PAGE_SIZES: Readonly<Record<Paper, string>> = { a4: 'A4', letter: 'letter' };

/** The style of a report's page: screens wide and small, light and dark, and paper. */
export function styleOf(paper: Paper): string {
  return `
:root{color-scheme:light dark;--page:#fbfaf7;--ink:#1b2138;--soft:#525a73;--faint:#666d85;--rule:#dcd9d0;--accent:#8a4b1f;
--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua","URW Palladio L",Georgia,serif;
--sans:"Avenir Next","Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif}
@media (prefers-color-scheme:dark){:root{--page:#0d1222;--ink:#e9ebf4;--soft:#b3bad0;--faint:#9aa3bd;--rule:#2b3350;--accent:#e8b58e;
--chart-ring:#111930;--chart-disc:#0d1425;--chart-ink:#eef1fa;--chart-ink-soft:#a3aecb;--chart-line:#4a5778;--chart-hairline:#27324d;--chart-retrograde:#f0a08c;--chart-second:#9db2ff;
--chart-fire:#f2937c;--chart-earth:#a9c98a;--chart-air:#e5c672;--chart-water:#86bdec;--chart-harmonious:#7fb6ea;--chart-challenging:#ee8f78;--chart-neutral:#8f9ab8}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;background:var(--page)}
body{margin:0;color:var(--ink);font:1.0625rem/1.62 var(--serif);hanging-punctuation:first last}
main,header,footer{max-width:62rem;margin:0 auto;padding:0 1.5rem}
header{padding-top:4.5rem;padding-bottom:1rem;text-align:center}
h1{font-size:clamp(1.9rem,5vw,2.9rem);font-weight:500;line-height:1.15;letter-spacing:-.015em;margin:0 0 .9rem;text-wrap:balance;overflow-wrap:anywhere}
.sub{color:var(--soft);font:.95rem/1.55 var(--sans);margin:.1rem 0;overflow-wrap:anywhere}
.mark{width:2.5rem;height:1px;background:var(--accent);border:0;margin:2rem auto 0}
h2{font-size:1.5rem;font-weight:500;letter-spacing:-.01em;line-height:1.25;margin:3.4rem 0 1rem}
h3{font:600 .8rem/1.4 var(--sans);letter-spacing:.08em;text-transform:uppercase;color:var(--soft);margin:2.2rem 0 .6rem}
.par{display:grid;grid-template-columns:minmax(0,40rem) minmax(0,15rem);column-gap:3rem;margin:0 0 1.15rem}
.par p{margin:0;text-wrap:pretty;hyphens:manual}
.lead p{font-size:1.2rem;line-height:1.6}
.notes{font:.78rem/1.5 var(--sans);color:var(--faint);border-left:1px solid var(--rule);padding:.1rem 0 .1rem .9rem;align-self:start;margin-top:.3rem}
.notes ul,.why ul{list-style:none;margin:0;padding:0}
.notes li+li,.why li+li{margin-top:.3rem}
.why{display:none}
.limits{font:.9rem/1.55 var(--sans);color:var(--soft);border:1px solid var(--rule);border-radius:.6rem;padding:1rem 1.2rem;max-width:40rem;margin:2rem auto}
.limits h2{font:600 .95rem/1.4 var(--sans);margin:0 0 .4rem;letter-spacing:0}
.limits p{margin:.3rem 0 0}
.charts{display:grid;gap:2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,20rem),1fr));margin:2.5rem 0 0}
figure{margin:0 auto;max-width:34rem;width:100%}
figure svg{display:block;width:100%;height:auto}
figcaption{font:.82rem/1.5 var(--sans);color:var(--faint);text-align:center;margin-top:.6rem;overflow-wrap:anywhere}
.tables{display:grid;gap:0 3rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,24rem),1fr));align-items:start}
.wide{overflow-x:auto}
table{border-collapse:collapse;width:100%;font:.84rem/1.45 var(--sans);font-variant-numeric:tabular-nums}
th,td{text-align:left;padding:.42rem .8rem .42rem 0;border-bottom:1px solid var(--rule);vertical-align:top}
th{font-weight:600;color:var(--soft)}
footer{font:.8rem/1.55 var(--sans);color:var(--faint);padding-top:2.5rem;padding-bottom:4rem}
footer p{max-width:40rem}
@media (max-width:56rem){
.par{display:block;margin-bottom:1.4rem}.notes{display:none}
.why{display:block;font:.82rem/1.5 var(--sans);color:var(--faint);margin:.45rem 0 0}
.why summary{cursor:pointer;width:max-content;padding:.35rem 0;color:var(--faint);text-decoration:underline dotted;text-underline-offset:.25em}
.why ul{border-left:1px solid var(--rule);padding:.1rem 0 .1rem .9rem;margin:.2rem 0 .4rem}
header{padding-top:2.5rem}main,header,footer{padding-left:1.15rem;padding-right:1.15rem}h2{margin-top:2.6rem}}
@page{size:${PAGE_SIZES[paper]};margin:18mm 17mm 20mm;@bottom-center{content:counter(page);font:9pt sans-serif;color:#444}}
@media print{
:root{color-scheme:light;--page:#fff;--ink:#000;--soft:#222;--faint:#333;--rule:#999;--accent:#000;
--chart-ring:#fff;--chart-disc:#fff;--chart-ink:#000;--chart-ink-soft:#222;--chart-line:#333;--chart-hairline:#aaa;--chart-retrograde:#000;--chart-second:#000;
--chart-fire:#000;--chart-earth:#000;--chart-air:#000;--chart-water:#000;--chart-harmonious:#444;--chart-challenging:#000;--chart-neutral:#777}
html,body{background:#fff}body{font-size:10.4pt;line-height:1.5}
main,header,footer{max-width:none;padding:0}header{padding-top:8mm}
.par{display:grid;grid-template-columns:minmax(0,1fr) 44mm;column-gap:7mm;margin-bottom:3.2mm;break-inside:avoid}
.lead p{font-size:12pt}
.notes{display:block;font-size:7.6pt;line-height:1.4;margin-top:.5mm}.why{display:none}
h1{font-size:25pt}h2{font-size:15pt;margin:8mm 0 3mm;break-after:avoid}h3{break-after:avoid;font-size:8pt}
p{orphans:3;widows:3}figure{max-width:125mm;break-inside:avoid}.charts{margin-top:5mm}tr,figure{break-inside:avoid}
.tables-section{break-before:page}table{font-size:8.4pt}th,td{padding:1.1mm 3mm 1.1mm 0}.wide{overflow:visible}
footer{padding:6mm 0 0;font-size:8pt}}
`.trim();
}
