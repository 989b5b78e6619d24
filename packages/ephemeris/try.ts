import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { westernSensitivity, WESTERN_SENSITIVITY_PARTS } from '@theia-astro/astro/sensitivity/western';
import { vedicSensitivity, VEDIC_SENSITIVITY_PARTS } from '@theia-astro/astro/sensitivity/vedic';
import { DEFAULT_BODIES } from '@theia-astro/astro/bodies/body-id';
import { DEFAULT_ASPECTS, ASPECT_IDS } from '@theia-astro/astro/aspects/kinds';
import { DEFAULT_VEDIC_SETTINGS } from '@theia-astro/astro/vedic/chart-settings';
import { VARGAS } from '@theia-astro/astro/vedic/varga/rules';
import { westernFactsAt, vedicFactsAt, differencesAt } from './src/sensitivity-stepping.test-data.ts';
const e = await createSwissEphemeris();
const cpu=()=>process.cpuUsage().user/1000;
const settings:any={bodies:DEFAULT_BODIES,node:'true',lilith:'mean',coordinates:'geocentric',positions:'apparent',ayanamsa:null,houseSystem:process.argv[4]??'P',housePlacement:'ecliptic',polarFallback:'porphyry',rulers:'traditional',terms:'egyptian',triplicity:'dorothean',lotReversal:'sect',starOrbDeg:1,parallelOrbDeg:1,stelliumMin:3,midpointOrbDeg:1.5,aspects:DEFAULT_ASPECTS,orbDegrees:{},aspectOrbs:{},orbScale:1,orbModel:'mean'};
const lat=+(process.argv[2]??40.7), hours=+(process.argv[3]??24);
const jd0=2448058.270833541;
const place={geoLatitudeDeg:lat,geoLongitudeDeg:-74,elevationM:0};
const window={fromJdUt:jd0-hours/48,untilJdUt:jd0+hours/48};
for(let run=0;run<2;run++){
let t=cpu();
const w=westernSensitivity(e,{window,place,settings,patternSettings:settings,parts:new Set(WESTERN_SENSITIVITY_PARTS)});
console.log('western ms',cpu()-t,'facts',w.length,'changes',w.reduce((a,h)=>a+h.changes.length,0));
const q:any={window,place,settings:DEFAULT_VEDIC_SETTINGS,parts:new Set(VEDIC_SENSITIVITY_PARTS),vargas:VARGAS.map(v=>({varga:v,readings:{}})),karakaScheme:8,dashas:{systems:['vimshottari','yogini','ashtottari','chara','narayana'],levels:3,narayana:{lords:'rao',tie:'advanced_lord'}},hora:'unequal',utcOffsetSecondsAt:()=>-14400,offsetChangesJdUt:[]};
t=cpu();
const v=vedicSensitivity(e,q);
console.log('vedic ms',cpu()-t,'facts',v.length,'changes',v.reduce((a,h)=>a+h.changes.length,0));
if(run===1){let bad=0;const seen=new Map();
for(let i=0;i<400;i++){const t=window.fromJdUt+Math.random()*(window.untilJdUt-window.fromJdUt);
for(const d of [...differencesAt(w,westernFactsAt(e,t,place,settings,settings),t,0.1/86400),...differencesAt(v,vedicFactsAt(e,t,q),t,0.1/86400)]){bad++;seen.set(d.slice(0,110),((t-jd0)*1440).toFixed(3));}}
console.log('bad',bad,[...seen].slice(0,30));}
}
