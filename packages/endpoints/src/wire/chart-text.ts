import type { Aspect } from '@theia-astro/astro/aspects/aspect';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { ChartPoint, HousesWithRulers, NatalChart } from '@theia-astro/astro/natal/chart';
import type { LunarPhase } from '@theia-astro/astro/phase/lunar-phase';
import { degreeInSign, signByIndex, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import { AsciiWriter } from './ascii-writer.ts';
import { dependsOnMoon, wireAspect } from './aspect.ts';
import { type ChartPart, shownAspects } from './chart-parts.ts';
import { wireRelations } from './chart.ts';
import { wireHouses } from './houses.ts';
import { wireBelow, wireLongitude } from './number.ts';
import { wirePoint } from './point.ts';

/** Used by one text at a time: everything here is written without interruption. */
const out = new AsciiWriter();

/**
 * The members of a chart as JSON text, without braces: those of `JSON.stringify(wireChart(…))`. What every default answer has is written directly; the
 * rest is made as an object first. `written-answers.test.ts` compares both. All ids and words are our own and need no escapes.
 */
export function chartText(ephemeris: Ephemeris, chart: NatalChart, include: ReadonlySet<ChartPart>): string {
  out.begin();
  word('"sect":', chart.sect);
  word(',"sun_sign":', chart.sunSign);
  word(',"moon_sign":', chart.moonSign);
  word(',"rising_sign":', chart.risingSign);
  if (include.has('points')) writePoints(ephemeris, chart, include);
  if (include.has('houses')) writeHouses(chart, include);
  if (chart.aspects !== null) writeAspects(chart, shownAspects(chart.aspects, include), include);
  if (include.has('lunar_phase')) writeLunarPhase(chart.lunarPhase);
  const relations = JSON.stringify(wireRelations(chart, include));
  return relations === '{}' ? out.toString() : `${out.toString()},${relations.slice(1, -1)}`;
}

function writeLunarPhase(phase: LunarPhase | null): void {
  if (phase === null) {
    out.text(',"lunar_phase":null');
    return;
  }
  number(',"lunar_phase":{"angle":', wireLongitude(phase.angleDeg));
  number(',"illumination":', phase.illumination);
  if (phase.ageDays === null) out.text(',"age_days":null');
  else number(',"age_days":', phase.ageDays);
  word(',"name":', phase.name);
  word(',"rudhyar":', phase.rudhyar);
  out.text(phase.waxing ? ',"waxing":true}' : ',"waxing":false}');
}

function writePoints(ephemeris: Ephemeris, chart: NatalChart, include: ReadonlySet<ChartPart>): void {
  const parts = {
    details: include.has('details'),
    house: true,
    stations: include.has('stations'),
    gauquelin: include.has('gauquelin'),
  };
  const isShort = !parts.details && !parts.stations && !parts.gauquelin;
  out.text(',"points":{');
  let mark = '"';
  for (const point of chart.points) {
    out.text(mark);
    out.text(point.id);
    if (isShort && point.dignity === null && point.moonRange === null) writePoint(point);
    else value('":', wirePoint(ephemeris, point, parts));
    mark = ',"';
  }
  out.text('}');
}

function writePoint({ position, signIndex, degreeInSignDeg, retrograde, house }: ChartPoint): void {
  number('":{"longitude":', wireLongitude(position.longitudeDeg));
  number(',"latitude":', position.latitudeDeg);
  number(',"speed":', position.speedDegPerDay);
  out.text(',"sign":"');
  out.text(signByIndex(signIndex));
  number('","degree":', wireBelow(degreeInSignDeg, 30));
  out.text(retrograde ? ',"retrograde":true,"house":' : ',"retrograde":false,"house":');
  out.text(house === null ? 'null}' : `${house}}`);
}

function writeHouses({ houses, obliquityDeg }: NatalChart, include: ReadonlySet<ChartPart>): void {
  const details = include.has('details');
  if (houses === null || details) value(',"houses":', houses && wireHouses(houses, { details, obliquityDeg }));
  else writeShortHouses(houses);
}

function writeShortHouses({ system, requestedSystem, cuspsDeg, angles }: HousesWithRulers): void {
  word(',"houses":{"system":', system);
  word(',"requested_system":', requestedSystem);
  out.text(',"cusps":[');
  for (let index = 0; index < cuspsDeg.length; index += 1) {
    const cuspDeg = cuspsDeg[index]!;
    number(index === 0 ? '{"house":' : ',{"house":', index + 1);
    number(',"longitude":', wireLongitude(cuspDeg));
    out.text(',"sign":"');
    out.text(zodiacSign(cuspDeg));
    number('","degree":', wireBelow(degreeInSign(cuspDeg), 30));
    out.text('}');
  }
  number('],"angles":{"asc":', wireLongitude(angles.asc));
  number(',"dsc":', wireLongitude(angles.dsc));
  number(',"mc":', wireLongitude(angles.mc));
  number(',"ic":', wireLongitude(angles.ic));
  number(',"vertex":', wireLongitude(angles.vertex));
  number(',"antivertex":', wireLongitude(angles.antivertex));
  number(',"east_point":', wireLongitude(angles.east_point));
  number(',"co_asc_koch":', wireLongitude(angles.co_asc_koch));
  number(',"co_asc_munkasey":', wireLongitude(angles.co_asc_munkasey));
  number(',"polar_asc":', wireLongitude(angles.polar_asc));
  out.text('}}');
}

function writeAspects({ unknownTime }: NatalChart, aspects: readonly Aspect[], include: ReadonlySet<ChartPart>): void {
  const details = include.has('details');
  out.text(',"aspects":[');
  for (let index = 0; index < aspects.length; index += 1) {
    const aspect = aspects[index]!;
    const approximate = unknownTime && dependsOnMoon(aspect);
    const mark = index === 0 ? '' : ',';
    if (details) value(mark, wireAspect(aspect, { details, approximate }));
    else writeAspect(mark, aspect, approximate);
  }
  out.text(']');
}

function writeAspect(mark: string, { pointA, pointB, kind, orbDeg, motion }: Aspect, approximate: boolean): void {
  out.text(mark);
  out.text('{"point_1":"');
  out.text(pointA);
  out.text('","point_2":"');
  out.text(pointB);
  out.text('","aspect":"');
  out.text(kind.id);
  number('","angle":', kind.angleDeg);
  number(',"orb":', orbDeg);
  out.text(motion === 'applying' ? ',"applying":true' : ',"applying":false');
  out.text(approximate ? ',"approximate":true}' : '}');
}

function number(before: string, deg: number): void {
  out.text(before);
  out.number(deg);
}

function word(before: string, name: string | null): void {
  out.text(before);
  if (name === null) out.text('null');
  else {
    out.text('"');
    out.text(name);
    out.text('"');
  }
}

/** What is rare goes through its object. */
function value(before: string, object: unknown): void {
  out.text(before);
  out.text(JSON.stringify(object));
}
