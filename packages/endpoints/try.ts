import { createSwissEphemeris } from '@theia-astro/ephemeris/swiss-ephemeris';
import { windowEphemeris } from '@theia-astro/astro/sensitivity/window-ephemeris';
const e = await createSwissEphemeris();
const jd = 2448058.270833541;
for (const span of [0.02, 1.0]) {
const w = windowEphemeris(e, {fromJdUt: jd-span/2, untilJdUt: jd+span/2});
const place={geoLatitudeDeg:40.7,geoLongitudeDeg:-74,elevationM:0};
const frames:any={geo:{center:'geocentric',positions:'apparent',ayanamsa:null},sid:{center:'geocentric',positions:'apparent',ayanamsa:{kind:'mode',mode:1}},topo:{center:'topocentric',positions:'apparent',ayanamsa:null,observer:place}};
for (const [n,frame] of Object.entries(frames) as any) for (const b of ['sun','moon','mercury','pluto','mean_node','true_node','mean_lilith','osculating_lilith','interpolated_lilith','chiron','vesta','cupido']) {
 let m=0,md=0; for(let i=0;i<300;i++){const t=jd-span/2+span*Math.random(); const a=e.position(t,b as any,frame),c=w.position(t,b as any,frame); m=Math.max(m,Math.abs(a.longitudeDeg-c.longitudeDeg)); md=Math.max(md,Math.abs(a.declinationDeg-c.declinationDeg),Math.abs(a.latitudeDeg-c.latitudeDeg));}
 if(m>1e-10||md>1e-10)console.log(span,n,b,m,md);
}
let mh=0;for(const s of ['P','S','C','K'] as any)for(let i=0;i<300;i++){const t=jd-span/2+span*Math.random();const a=e.houses(t,place,s,frames.sid),c=w.houses(t,place,s,frames.sid);a.cuspsDeg.forEach((x,k)=>{mh=Math.max(mh,Math.abs(((x-c.cuspsDeg[k]!+540)%360)-180))})}
console.log('houses',span,mh);
let t0=process.cpuUsage().user;for(let i=0;i<20000;i++)w.houses(jd+i*1e-7,place,'P',frames.geo);console.log('house us',(process.cpuUsage().user-t0)/20000);
t0=process.cpuUsage().user;for(let i=0;i<20000;i++)w.position(jd+i*1e-7,'moon',frames.geo);console.log('pos us',(process.cpuUsage().user-t0)/20000);
t0=process.cpuUsage().user;for(let i=0;i<300;i++)e.riseSet(jd+i*1e-3,'sun',place,{event:'rise',disc:'hindu'});console.log('rise us',(process.cpuUsage().user-t0)/300);
}
