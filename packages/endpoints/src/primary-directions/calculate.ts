import { birthField } from '../request/birth-data.ts';
import { type Ephemeris, DateOutOfRangeError, type GeoPosition } from '@theia-astro/astro/ephemeris';
import { type BoundStay, directedBounds } from '@theia-astro/astro/primary-directions/bounds';
import {
  type BirthSphere,
  type CircumpolarPoint,
  circumpolarPoints,
  type DirectedBody,
  type DirectionChoice,
  isAngle,
  placedSignificator,
  primaryDirections,
  type Ray,
  type Significator,
  yearsOfArc,
} from '@theia-astro/astro/primary-directions/directions';
import {
  diurnalSemiArcDeg,
  hourAngleDeg,
  poleOfPositionDeg,
  type DirectedAngle,
} from '@theia-astro/astro/primary-directions/mundane';
import { altitudeDeg } from '@theia-astro/astro/dignities/sect';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { instantTextOfJd, instantText, utcMsOfJd } from '../time/instant-text.ts';
import { wire, wireOrNull, type Wire, wireZodiac } from '../wire/wire.ts';
import type { boundSchema, directionSchema, primaryDirectionsResponseSchema, speculumSchema } from './schema.ts';
import type { CalculationContext, Warning } from '../endpoint.ts';
import { Problem } from '../problem.ts';
import { resolveBirth } from '../resolve/resolve-birth.ts';
import type { Moment } from '../time/range.ts';
import { calculateChart } from '../western/chart.ts';
import { buildMeta, precisionWarnings } from '../wire/meta.ts';
import { lifeRange, type LifeRange, type PrimaryDirectionsRequest } from './request.ts';

type Circumpolar = Wire<typeof primaryDirectionsResponseSchema>['circumpolar'][number];

function wireRay({ aspect, side, about }: Omit<Ray, 'promissor'>): Pick<Circumpolar, 'aspect' | 'side' | 'about'> {
  return { aspect, side, ...(about === null ? {} : { about }) };
}

function wireDirection(ephemeris: Ephemeris, direction: DatedDirection): Wire<typeof directionSchema> {
  return {
    at: instantTextOfJd(ephemeris, direction.jdUt),
    age_years: wire(direction.ageYears),
    arc: wire(direction.arcDeg),
    promissor: direction.promissor,
    ...wireRay(direction),
    significator: direction.significator,
    converse: direction.motion === 'converse',
  };
}

function wireCircumpolar({ point, as, ...ray }: CircumpolarPoint): Circumpolar {
  return { point, as, ...wireRay(ray) };
}

function wireBound(
  ephemeris: Ephemeris,
  significator: Significator['id'],
  { ruler, longitudeDeg, startArcDeg }: BoundStay,
  ageYears: number,
  startJdUt: number,
  endJdUt: number,
): Wire<typeof boundSchema> {
  return {
    significator,
    ruler,
    ...wireZodiac(longitudeDeg),
    starts_at: instantTextOfJd(ephemeris, startJdUt),
    ends_at: instantTextOfJd(ephemeris, endJdUt),
    age_years: wire(ageYears),
    arc: wire(startArcDeg),
  };
}

/** The table astrologers direct by: bodies with their latitude, angles by their degree of the ecliptic. */
function wireSpeculum(
  sphere: BirthSphere,
  promissors: readonly DirectedBody[],
  significators: readonly Significator[],
  method: DirectionChoice['method'],
): Wire<typeof speculumSchema>[] {
  const points = new Map<string, Significator>([...significators, ...promissors].map((one) => [one.id, one]));
  return [...points.values()].map((one) => {
    const { point, positionDeg } = placedSignificator(sphere, one, { method, mode: 'mundane', latitudes: 'both' });
    const hourAngle = hourAngleDeg(sphere.armcDeg, point);
    const { armcDeg, geoLatitudeDeg } = sphere;
    const diurnal = diurnalSemiArcDeg(point.declinationDeg, geoLatitudeDeg);
    const altitude = altitudeDeg(point.rightAscensionDeg, point.declinationDeg, armcDeg, geoLatitudeDeg);
    const above = isAngle(one) ? one.id !== 'ic' : altitude >= 0;
    return {
      point: one.id,
      right_ascension: wire(point.rightAscensionDeg),
      declination: wire(point.declinationDeg),
      hour_angle: wire(hourAngle),
      semi_arc: wireOrNull(diurnal === null ? null : above ? diurnal : 180 - diurnal),
      above_horizon: above,
      house_position: positionDeg === null ? null : wire(positionDeg / 30 + 1),
      ...(method === 'regiomontanus' && positionDeg !== null
        ? { pole: wire(Math.abs(poleOfPositionDeg(positionDeg, geoLatitudeDeg))) }
        : {}),
    };
  });
}

type Answer = Wire<typeof primaryDirectionsResponseSchema>;
/** No key measures a longer life by it than is searched. */
const LONGEST_ARC_DEG = 140;
const TROPICAL = { ayanamsa: null } as const;

/** POST /primary_directions. @throws Problem 422 */
export function calculatePrimaryDirections(context: CalculationContext, request: PrimaryDirectionsRequest): Answer {
  try {
    return answerOf(context, request);
  } catch (error) {
    if (!(error instanceof DateOutOfRangeError)) throw error;
    throw new Problem({
      code: 'date_out_of_range',
      field: 'key',
      message: 'The days after this birth by which true_solar measures are outside the ephemeris.',
      hint: 'Use naibod, ptolemy or cardan.',
    });
  }
}

function answerOf(context: CalculationContext, request: PrimaryDirectionsRequest): Answer {
  const { ephemeris } = context;
  const { choice, include, settings } = request;
  const { time, place, moment, geo, warnings } = resolveBirth(context, request.birth, settings.resolution);
  if (geo === null) throw new Problem({ code: 'missing_field', field: 'location', message: 'location is required.' });
  const natal = natalSphere(ephemeris, request, moment, geo);
  const { range, warnings: rangeWarnings } = lifeRange(context, request, moment);
  const { sphere, promissors, significators } = natal;
  const shown = include.has('directions') || include.has('parallels') ? inLife(context, request, natal, range) : [];
  const listed = shown.slice(0, request.limit);
  const beyond = shown[request.limit];
  const isParallel = ({ aspect }: (typeof shown)[number]): boolean =>
    aspect === 'parallel' || aspect === 'contraparallel';
  const written = (parallels: boolean): Wire<typeof primaryDirectionsResponseSchema>['directions'] =>
    listed.filter((one) => isParallel(one) === parallels).map((one) => wireDirection(ephemeris, one));
  const bounds = include.has('bounds') ? boundsOf(context, request, natal, range) : null;
  return {
    product: 'primary_directions',
    conventions: {
      method: choice.method,
      mode: choice.mode,
      latitudes: choice.mode === 'mundane' ? 'both' : choice.latitudes,
      aspect_latitudes:
        choice.mode === 'zodiacal' && ['promissor', 'both'].includes(choice.latitudes) ? choice.aspectLatitudes : null,
      converse_by: choice.motions.includes('converse') ? choice.converseBy : null,
      key: request.key,
      year_length: request.yearDays,
    },
    starts_at: instantTextOfJd(ephemeris, range.fromJdUt),
    ends_at: instantTextOfJd(ephemeris, range.toJdUt),
    ...(include.has('directions') ? { directions: written(false) } : {}),
    ...(include.has('parallels') ? { parallels: written(true) } : {}),
    next_from: beyond === undefined ? null : secondOf(ephemeris, beyond.jdUt),
    ...(bounds === null ? {} : { bounds: bounds.wired }),
    ...(include.has('speculum') ? { speculum: wireSpeculum(sphere, promissors, significators, choice.method) } : {}),
    circumpolar: circumpolarPoints(sphere, promissors, significators, choice).map(wireCircumpolar),
    time,
    place,
    input: request.input,
    meta: buildMeta(context, { jdUt: moment.jdUt, ayanamsa: settings.chart.ayanamsa, source: natal.source }),
    warnings: [
      ...request.warnings,
      ...warnings,
      ...natal.warnings,
      ...precisionWarnings(natal.source),
      ...rangeWarnings,
      ...(bounds?.warnings ?? []),
    ],
  };
}

/** The whole second in which an instant lies: a range from there has it. */
function secondOf(ephemeris: Ephemeris, jdUt: number): string {
  return instantText(Math.floor(utcMsOfJd(ephemeris, jdUt) / 1000) * 1000);
}

interface NatalSphere {
  readonly sphere: BirthSphere;
  readonly promissors: readonly DirectedBody[];
  readonly significators: readonly Significator[];
  readonly birthJdUt: number;
  readonly source: 'swisseph' | 'moshier';
  readonly warnings: readonly Warning[];
}

/** The sphere at birth and what is directed, by tropical longitudes: the geometry knows no other zodiac. */
function natalSphere(
  ephemeris: Ephemeris,
  { birth, promissors, significators, settings }: PrimaryDirectionsRequest,
  moment: Moment,
  geo: GeoPosition,
): NatalSphere {
  const bodies = [...new Set<BodyId>([...promissors, ...significators.filter((id) => !isAngleId(id))])];
  const { chart, warnings } = calculateChart(ephemeris, {
    moment,
    place: geo,
    settings: { ...settings.chart, bodies, ayanamsa: null, withoutHouses: true },
    include: new Set(),
    bodiesAsked: settings.bodiesAsked,
    fields: { date: birthField(birth) },
  });
  const { angles } = ephemeris.houses(moment.jdUt, geo, 'E', TROPICAL);
  const degrees: Readonly<Record<DirectedAngle, number>> = {
    asc: angles.ascendantDeg,
    ic: (angles.midheavenDeg + 180) % 360,
    dsc: (angles.ascendantDeg + 180) % 360,
    mc: angles.midheavenDeg,
  };
  const found = new Map(
    chart.points.map(({ id, position: { longitudeDeg, latitudeDeg } }) => [id, { id, longitudeDeg, latitudeDeg }]),
  );
  const bodyOf = (id: BodyId): DirectedBody[] => {
    const body = found.get(id);
    return body === undefined ? [] : [body];
  };
  return {
    sphere: {
      armcDeg: angles.armcDeg,
      geoLatitudeDeg: geo.geoLatitudeDeg,
      obliquityDeg: ephemeris.obliquity(moment.jdUt).trueDeg,
    },
    promissors: promissors.flatMap(bodyOf),
    significators: significators.flatMap((id): readonly Significator[] =>
      isAngleId(id) ? [{ id, longitudeDeg: degrees[id] }] : bodyOf(id),
    ),
    birthJdUt: moment.jdUt,
    source: chart.source,
    warnings,
  };
}

function isAngleId(id: string): id is DirectedAngle {
  return id === 'asc' || id === 'mc' || id === 'dsc' || id === 'ic';
}

type DatedDirection = ReturnType<typeof primaryDirections>[number] & {
  readonly ageYears: number;
  readonly jdUt: number;
};

/** The directions of a part of life, in order of time. @throws Problem `date_out_of_range` when the key leaves the ephemeris */
function inLife(
  context: CalculationContext,
  { key, choice, include, yearDays }: PrimaryDirectionsRequest,
  { sphere, promissors, significators, birthJdUt }: NatalSphere,
  { fromJdUt, toJdUt }: LifeRange,
): DatedDirection[] {
  const yearsOf = yearsOfArc(context.ephemeris, key, birthJdUt);
  const asked = include.has('directions') ? choice : { ...choice, aspects: [] };
  return primaryDirections(sphere, promissors, significators, asked, LONGEST_ARC_DEG)
    .map((direction) => {
      const ageYears = yearsOf(direction.arcDeg);
      return { ...direction, ageYears, jdUt: birthJdUt + ageYears * yearDays };
    })
    .filter(({ jdUt }) => jdUt >= fromJdUt && jdUt < toJdUt);
}

function boundsOf(
  { ephemeris }: CalculationContext,
  { choice, key, yearDays, settings: { chart } }: PrimaryDirectionsRequest,
  { sphere, significators, birthJdUt }: NatalSphere,
  range: LifeRange,
): { readonly wired: NonNullable<Answer['bounds']>; readonly warnings: readonly Warning[] } {
  const yearsOf = yearsOfArc(ephemeris, key, birthJdUt);
  const ayanamsaDeg = chart.ayanamsa === null ? 0 : ephemeris.ayanamsa(birthJdUt, chart.ayanamsa.definition).valueDeg;
  const wired: NonNullable<Answer['bounds']>[number][] = [];
  const without: string[] = [];
  for (const significator of significators) {
    const stays = directedBounds(sphere, significator, choice, chart.terms, ayanamsaDeg, LONGEST_ARC_DEG);
    if (stays === null) without.push(significator.id);
    for (const stay of stays ?? []) {
      const jdOf = (arcDeg: number): number => birthJdUt + yearsOf(Math.min(arcDeg, LONGEST_ARC_DEG)) * yearDays;
      const [startJdUt, endJdUt] = [jdOf(stay.startArcDeg), jdOf(stay.endArcDeg)];
      if (startJdUt < range.toJdUt && endJdUt > range.fromJdUt)
        wired.push(wireBound(ephemeris, significator.id, stay, yearsOf(stay.startArcDeg), startJdUt, endJdUt));
    }
  }
  const warnings: Warning[] =
    without.length === 0
      ? []
      : [
          {
            code: 'bounds_undefined',
            message: `The bounds of ${without.join(', ')} are left out: a part of the zodiac neither rises nor sets at this latitude.`,
            field: 'include',
          },
        ];
  return { wired, warnings };
}
