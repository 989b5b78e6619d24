import type { Aspect } from '@theia-astro/astro/aspects/aspect';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import type { ChartPoint, HousesWithRulers, NatalChart } from '@theia-astro/astro/natal/chart';
import { degreeInSign, signByIndex, zodiacSign } from '@theia-astro/astro/zodiac/signs';
import { AsciiWriter } from './ascii-writer.ts';
import { dependsOnMoon, wireAspect } from './aspect.ts';
import { wireLunarPhase } from './chart-figures.ts';
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
  if (include.has('lunar_phase')) value(',"lunar_phase":', chart.lunarPhase && wireLunarPhase(chart.lunarPhase));
  const relations = JSON.stringify(wireRelations(chart, include));
  return relations === '{}' ? out.toString() : `${out.toString()},${relations.slice(1, -1)}`;
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
  word(',"sign":', signByIndex(signIndex));
  number(',"degree":', wireBelow(degreeInSignDeg, 30));
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
  for (const [index, cuspDeg] of cuspsDeg.entries()) {
    number(index === 0 ? '{"house":' : ',{"house":', index + 1);
    number(',"longitude":', wireLongitude(cuspDeg));
    word(',"sign":', zodiacSign(cuspDeg));
    number(',"degree":', wireBelow(degreeInSign(cuspDeg), 30));
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
  for (const [index, aspect] of aspects.entries()) {
    const approximate = unknownTime && dependsOnMoon(aspect);
    const mark = index === 0 ? '' : ',';
    if (details) value(mark, wireAspect(aspect, { details, approximate }));
    else writeAspect(mark, aspect, approximate);
  }
  out.text(']');
}

function writeAspect(mark: string, { pointA, pointB, kind, orbDeg, motion }: Aspect, approximate: boolean): void {
  out.text(mark);
  word('{"point_1":', pointA);
  word(',"point_2":', pointB);
  word(',"aspect":', kind.id);
  number(',"angle":', kind.angleDeg);
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
