import type { AspectId } from '@theia-astro/astro/aspects/kinds';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { rightAscensionOfEclipticDeg } from '@theia-astro/astro/houses/from-armc';
import {
  primaryDirections,
  type BirthSphere,
  type DirectedBody,
  type DirectionChoice,
  type Significator,
} from '@theia-astro/astro/primary-directions/directions';
import { DIRECTION_KEYS, yearsOfArc } from '@theia-astro/astro/primary-directions/keys';
import type { DirectedAngle } from '@theia-astro/astro/primary-directions/mundane';
import { turn } from '../angles.ts';
import { type Comparison, type Engines, eachRow } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

interface BirthRow extends Pick<DirectionChoice, 'method' | 'mode' | 'latitudes'> {
  id: string;
  source: 'swe_house_pos' | 'flatlib';
  utc: string;
  lat: number;
  lon: number;
  /** Of a program that does not compute it. */
  obliquity?: number;
  motion: DirectionChoice['motions'][number];
  promissor: BodyId;
  aspect: AspectId;
  side: 'sinister' | 'dexter' | null;
  significator: Significator['id'];
  arcs: readonly number[];
}
interface PtolemyRow {
  id: string;
  source: 'ptolemy';
  armc: number;
  significator: 'asc' | 'mc' | 'dsc' | 'aries';
  arc: number;
}
interface KeyRow extends Readonly<Record<(typeof DIRECTION_KEYS)[number], number>> {
  id: string;
  source: 'definition';
  jd_ut: number;
  arc: number;
}
type Row = BirthRow | PtolemyRow | KeyRow;

const TABLE = 'primary_directions';

export const comparisons: readonly Comparison[] = [
  births(
    'arcs where swe_house_pos agrees',
    1e-6,
    ({ source, lat }) => source === 'swe_house_pos' && Math.abs(lat) < 66,
  ),
  births(
    'the same inside the polar circles',
    1e-5,
    ({ source, lat }) => source === 'swe_house_pos' && Math.abs(lat) > 66,
  ),
  births('arcs of another program', 3e-5, ({ source }) => source === 'flatlib'),
  {
    table: TABLE,
    quantity: 'Ptolemy’s example',
    unit: 'deg',
    tolerance: 1,
    compare: eachRow<Row>(TABLE, (row, tally) => {
      if (row.source === 'ptolemy') tally.add(row.id, geminiToAries(row) - row.arc);
    }),
  },
  {
    table: TABLE,
    quantity: 'keys',
    unit: 'years',
    tolerance: 1e-6,
    compare: eachRow<Row>(TABLE, (row, tally, { ephemeris }) => {
      if (row.source !== 'definition') return;
      for (const key of DIRECTION_KEYS)
        tally.add(`${row.id} ${key}`, yearsOfArc(ephemeris, key, row.jd_ut)(row.arc) - row[key]);
    }),
  },
];

function births(quantity: string, tolerance: number, concerns: (row: BirthRow) => boolean): Comparison {
  return {
    table: TABLE,
    quantity,
    unit: 'deg',
    tolerance,
    compare: eachRow<Row>(TABLE, (row, tally, engines) => {
      if (row.source === 'ptolemy' || row.source === 'definition' || !concerns(row)) return;
      const found = arcsOf(row, engines);
      const { id, arcs } = row;
      tally.add(id, found.length - arcs.length);
      for (const arc of arcs) tally.add(id, Math.min(...found.map((one) => Math.abs(turn(one, arc)))));
    }),
  };
}

function arcsOf(row: BirthRow, { ephemeris }: Engines): readonly number[] {
  const jdUt = jdOfUt1(row.utc);
  const geo = { geoLatitudeDeg: row.lat, geoLongitudeDeg: row.lon, elevationM: 0 };
  const { angles } = ephemeris.houses(jdUt, geo, 'E', TROPICAL);
  const degreeOf: Readonly<Record<DirectedAngle, number>> = {
    asc: angles.ascendantDeg,
    mc: angles.midheavenDeg,
    dsc: (angles.ascendantDeg + 180) % 360,
    ic: (angles.midheavenDeg + 180) % 360,
  };
  const bodyAt = (id: BodyId): DirectedBody => ({ id, ...ephemeris.ecliptic(jdUt, id as 'sun', TROPICAL) });
  const { significator: name } = row;
  const significator: Significator =
    name in degreeOf
      ? { id: name as DirectedAngle, longitudeDeg: degreeOf[name as DirectedAngle] }
      : bodyAt(name as BodyId);
  const sphere: BirthSphere = {
    armcDeg:
      row.obliquity === undefined ? angles.armcDeg : rightAscensionOfEclipticDeg(angles.midheavenDeg, row.obliquity),
    geoLatitudeDeg: row.lat,
    obliquityDeg: row.obliquity ?? ephemeris.obliquity(jdUt).trueDeg,
  };
  return directed(sphere, bodyAt(row.promissor), significator, row)
    .filter(({ side }) => side === row.side)
    .map(({ arcDeg }) => arcDeg);
}

function directed(
  sphere: BirthSphere,
  promissor: DirectedBody,
  significator: Significator,
  { aspect, motion, ...choice }: Pick<BirthRow, 'aspect' | 'motion' | 'method' | 'mode' | 'latitudes'>,
): ReturnType<typeof primaryDirections> {
  return primaryDirections(
    sphere,
    [promissor],
    [significator],
    {
      ...choice,
      aspectLatitudes: 'bianchini',
      motions: [motion],
      converseBy: 'significator',
      aspects: [aspect],
      parallels: false,
    },
    360,
  );
}

/** The first degree of Gemini is directed to the first of Aries, in Ptolemy's lower Egypt. */
function geminiToAries({ armc, significator }: PtolemyRow): number {
  const sphere = { armcDeg: armc, geoLatitudeDeg: 30 + 22 / 60, obliquityDeg: 23 + 51 / 60 + 20 / 3600 };
  const gemini = { id: 'moon', longitudeDeg: 60, latitudeDeg: 0 } as const;
  const aries: Significator =
    significator === 'aries' ? { id: 'sun', longitudeDeg: 0, latitudeDeg: 0 } : { id: significator, longitudeDeg: 0 };
  const how = {
    aspect: 'conjunction',
    motion: 'direct',
    method: 'placidus',
    mode: 'zodiacal',
    latitudes: 'none',
  } as const;
  return directed(sphere, gemini, aries, how)[0]!.arcDeg;
}
