import type { Aspect } from '@theia-astro/astro/aspects/aspect';
import { ASPECT_IDS, ASPECT_KINDS } from '@theia-astro/astro/aspects/kinds';
import { BODY_IDS } from '@theia-astro/astro/bodies/body-id';
import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { ANGLE_IDS } from '@theia-astro/astro/houses/compute';
import type { ChartPoint, HousesWithRulers, NatalChart } from '@theia-astro/astro/natal/chart';
import type { LunarPhase } from '@theia-astro/astro/phase/phases';
import { degreeInSign, SIGNS, signIndexAt } from '@theia-astro/astro/zodiac/signs';
import { type AsciiPiece, ByteWriter, piece, piecesOf } from './byte-writer.ts';
import { dependsOnMoon, wireAspect } from './aspect.ts';
import { type ChartPart, shownAspects } from './chart-parts.ts';
import { wireRelations } from './chart.ts';
import { wireHouses } from './houses.ts';
import { wirePoint } from './point.ts';

/** For the answers with a chart, one at a time: each is written without interruption. */
export const out = new ByteWriter();

/**
 * Writes the members of a chart as JSON, without braces: those of `JSON.stringify(wireChart(…))`. What every default answer has is written directly; the
 * rest is made as an object first. `written-answers.test.ts` compares both. All ids and words are our own and need no escapes.
 */
export function writeChart(ephemeris: Ephemeris, chart: NatalChart, include: ReadonlySet<ChartPart>): void {
  word('"sect":', chart.sect);
  word(',"sun_sign":', chart.sunSign);
  word(',"moon_sign":', chart.moonSign);
  word(',"rising_sign":', chart.risingSign);
  if (include.has('points')) writePoints(ephemeris, chart, include);
  if (include.has('houses')) writeHouses(chart, include);
  if (chart.aspects !== null) writeAspects(chart, shownAspects(chart.aspects, include), include);
  if (include.has('lunar_phase')) writeLunarPhase(chart.lunarPhase);
  const relations = JSON.stringify(wireRelations(ephemeris, chart, include));
  if (relations !== '{}') out.utf8(`,${relations.slice(1, -1)}`);
}

const PHASE = {
  angle: piece(',"lunar_phase":{"angle":'),
  illumination: piece(',"illumination":'),
  age: piece(',"age_days":'),
};

function writeLunarPhase(phase: LunarPhase | null): void {
  if (phase === null) {
    out.text(',"lunar_phase":null');
    return;
  }
  longitude(PHASE.angle, phase.angleDeg);
  number(PHASE.illumination, phase.illumination);
  if (phase.ageDays === null) out.text(',"age_days":null');
  else number(PHASE.age, phase.ageDays);
  word(',"name":', phase.name);
  word(',"rudhyar":', phase.rudhyar);
  out.text(phase.waxing ? ',"waxing":true}' : ',"waxing":false}');
}

/** Gauquelin sectors. */
const MOST_HOUSES = 36;

const POINT = {
  first: piecesOf(BODY_IDS, (id) => `"${id}":{"longitude":`),
  next: piecesOf(BODY_IDS, (id) => `,"${id}":{"longitude":`),
  latitude: piece(',"latitude":'),
  speed: piece(',"speed":'),
  signs: SIGNS.map((sign) => piece(`,"sign":"${sign}","degree":`)),
  retrograde: endings(true),
  direct: endings(false),
};

/** The end of a point by its house; the first is that of a point without one. */
function endings(isRetrograde: boolean): readonly AsciiPiece[] {
  return Array.from({ length: MOST_HOUSES + 1 }, (_, house) =>
    piece(`,"retrograde":${isRetrograde},"house":${house === 0 ? 'null' : house}}`),
  );
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
  let isFirst = true;
  for (const point of chart.points) {
    if (isShort && point.dignity === null && point.moonRange === null) writePoint(point, isFirst);
    else value(`${isFirst ? '' : ','}"${point.id}":`, wirePoint(ephemeris, point, parts));
    isFirst = false;
  }
  out.text('}');
}

function writePoint(
  { id, position, signIndex, degreeInSignDeg, retrograde, house }: ChartPoint,
  isFirst: boolean,
): void {
  const begin = (isFirst ? POINT.first : POINT.next) as ReadonlyMap<string, AsciiPiece>;
  // Numbered asteroids have no piece.
  longitude(begin.get(id) ?? piece(`${isFirst ? '' : ','}"${id}":{"longitude":`), position.longitudeDeg);
  number(POINT.latitude, position.latitudeDeg);
  number(POINT.speed, position.speedDegPerDay);
  out.piece(POINT.signs[signIndex]!);
  out.numberBelow(degreeInSignDeg, 30);
  out.piece((retrograde ? POINT.retrograde : POINT.direct)[house ?? 0]!);
}

const CUSPS = Array.from({ length: MOST_HOUSES }, (_, index) =>
  piece(`${index === 0 ? '' : '},'}{"house":${index + 1},"longitude":`),
);
const ANGLES = {
  asc: piece('"asc":'),
  dsc: piece(',"dsc":'),
  mc: piece(',"mc":'),
  ic: piece(',"ic":'),
  vertex: piece(',"vertex":'),
  antivertex: piece(',"antivertex":'),
  eastPoint: piece(',"east_point":'),
  koch: piece(',"co_asc_koch":'),
  munkasey: piece(',"co_asc_munkasey":'),
  polar: piece(',"polar_asc":'),
};

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
    longitude(CUSPS[index]!, cuspDeg);
    out.piece(POINT.signs[signIndexAt(cuspDeg)]!);
    out.numberBelow(degreeInSign(cuspDeg), 30);
  }
  out.text('}],"angles":{');
  longitude(ANGLES.asc, angles.asc);
  longitude(ANGLES.dsc, angles.dsc);
  longitude(ANGLES.mc, angles.mc);
  longitude(ANGLES.ic, angles.ic);
  longitude(ANGLES.vertex, angles.vertex);
  longitude(ANGLES.antivertex, angles.antivertex);
  longitude(ANGLES.eastPoint, angles.east_point);
  longitude(ANGLES.koch, angles.co_asc_koch);
  longitude(ANGLES.munkasey, angles.co_asc_munkasey);
  longitude(ANGLES.polar, angles.polar_asc);
  out.text('}}');
}

const ASPECTING_IDS: readonly string[] = [...BODY_IDS, ...ANGLE_IDS];
const ASPECT = {
  point1: piecesOf(ASPECTING_IDS, (id) => `{"point_1":"${id}","point_2":"`),
  point2: piecesOf(ASPECTING_IDS, (id) => `${id}","aspect":"`),
  kinds: piecesOf(ASPECT_IDS, (id) => `${id}","angle":${ASPECT_KINDS[id].angleDeg},"orb":`),
  applying: piece(',"applying":true}'),
  separating: piece(',"applying":false}'),
  approximate: {
    applying: piece(',"applying":true,"approximate":true}'),
    separating: piece(',"applying":false,"approximate":true}'),
  },
};

function writeAspects({ unknownTime }: NatalChart, aspects: readonly Aspect[], include: ReadonlySet<ChartPart>): void {
  const details = include.has('details');
  out.text(',"aspects":[');
  for (let index = 0; index < aspects.length; index += 1) {
    const aspect = aspects[index]!;
    const approximate = unknownTime && dependsOnMoon(aspect);
    if (index > 0) out.text(',');
    if (details) value('', wireAspect(aspect, { details, approximate }));
    else writeAspect(aspect, approximate);
  }
  out.text(']');
}

function writeAspect({ pointA, pointB, kind, orbDeg, motion }: Aspect, approximate: boolean): void {
  out.piece(ASPECT.point1.get(pointA) ?? piece(`{"point_1":"${pointA}","point_2":"`));
  out.piece(ASPECT.point2.get(pointB) ?? piece(`${pointB}","aspect":"`));
  out.piece(ASPECT.kinds.get(kind.id)!);
  out.number(orbDeg);
  const { applying, separating } = approximate ? ASPECT.approximate : ASPECT;
  out.piece(motion === 'applying' ? applying : separating);
}

function number(before: AsciiPiece, value: number): void {
  out.piece(before);
  out.number(value);
}

function longitude(before: AsciiPiece, longitudeDeg: number): void {
  out.piece(before);
  out.numberBelow(longitudeDeg, 360);
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
  out.utf8(JSON.stringify(object));
}
