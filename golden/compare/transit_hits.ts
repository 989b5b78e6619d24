import type { PointId } from '@theia-astro/astro/points/point-id';
import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { movingBodies, regimeFor } from '@theia-astro/astro/transits/moving';
import { findTransits } from '@theia-astro/astro/transits/range';
import type { ExactHit } from '@theia-astro/astro/transits/event';
import { type Comparison, type Engines, eachRow } from '../comparison.ts';
import { TROPICAL } from '../frames.ts';
import { jdOfUt1 } from '../instants.ts';

type Hit = readonly [body: string, aspect: string, target: string, utc: string, motion: string, speedDegPerDay: number];
interface Row {
  id: string;
  birth_utc: string;
  natal: Record<string, number>;
  from: string;
  to: string;
  hits: readonly Hit[];
}

const BODIES: readonly BodyId[] = ['sun', 'mars', 'jupiter', 'saturn', 'uranus', 'neptune', 'pluto'];
const VARIANTS = { node: 'true', lilith: 'mean' } as const;
const SECONDS_PER_DAY = 86_400;
/**
 * The natal longitudes of the table have six decimals; its instants whole seconds. The search guarantees hits to one
 * second.
 */
const NATAL_ROUNDING_DEG = 0.5e-6;
const INSTANT_ROUNDING_S = 0.5;
/** The table steps by days: two passages within one day at a station may be missing there. */
const ONE_STEP_DAYS = 1;

function findHits({ ephemeris }: Engines, row: Row): ExactHit[] {
  const [fromJdUt, untilJdUt] = [jdOfUt1(row.from), jdOfUt1(row.to)];
  const { moving } = movingBodies(
    ephemeris,
    BODIES,
    VARIANTS,
    TROPICAL,
    regimeFor(ephemeris, fromJdUt, untilJdUt),
    fromJdUt,
  );
  const targets = Object.entries(row.natal).map(([name, longitudeDeg]) => ({
    id: name.toLowerCase() as PointId,
    longitudeDeg,
  }));
  const { events } = findTransits({
    fromJdUt,
    untilJdUt,
    moving,
    targets,
    aspects: MAJOR_ASPECTS,
    orbOf: () => 1,
    events: new Set(['exact']),
    cuspsDeg: null,
  });
  return events.filter((event) => event.kind === 'exact');
}

const hitKey = (body: string, aspect: string, target: string, motion: string): string =>
  `${body} ${aspect} ${target} ${motion}`.toLowerCase();

/** The nearest hit of the same name in time; undefined when there is none within a day. */
function nearest(hits: readonly ExactHit[], [body, aspect, target, utc, motion]: Hit): ExactHit | undefined {
  const key = hitKey(body, aspect, target, motion);
  const jdUt = jdOfUt1(utc);
  return hits
    .filter(
      (hit) =>
        hitKey(hit.body, hit.aspect, hit.target, hit.motion) === key && Math.abs(hit.jdUt - jdUt) < ONE_STEP_DAYS,
    )
    .toSorted((a, b) => Math.abs(a.jdUt - jdUt) - Math.abs(b.jdUt - jdUt))[0];
}

/** Hits found that the table lacks, except pairs within one of its steps. */
function unlisted(hits: readonly ExactHit[], row: Row): readonly ExactHit[] {
  return hits
    .filter(
      (hit) =>
        !row.hits.some(
          ([body, aspect, target, utc]) =>
            hitKey(body, aspect, target, '') === hitKey(hit.body, hit.aspect, hit.target, '') &&
            Math.abs(jdOfUt1(utc) - hit.jdUt) < ONE_STEP_DAYS,
        ),
    )
    .filter(
      (hit) =>
        !hits.some(
          (other) =>
            other !== hit &&
            other.body === hit.body &&
            other.aspect === hit.aspect &&
            other.target === hit.target &&
            Math.abs(other.jdUt - hit.jdUt) < ONE_STEP_DAYS,
        ),
    );
}

export const comparisons: readonly Comparison[] = [
  {
    table: 'transit_hits',
    quantity: 'instants beyond the rounding of the table',
    unit: 's',
    tolerance: 1,
    compare: eachRow<Row>('transit_hits', (row, tally, engines) => {
      const hits = findHits(engines, row);
      for (const expected of row.hits) {
        const found = nearest(hits, expected);
        const slackS = INSTANT_ROUNDING_S + (NATAL_ROUNDING_DEG / Math.abs(expected[5])) * SECONDS_PER_DAY;
        const offS = found === undefined ? Number.NaN : Math.abs(found.jdUt - jdOfUt1(expected[3])) * SECONDS_PER_DAY;
        tally.add(`${row.id} ${expected.join(' ')}`, offS <= slackS ? 0 : offS - slackS);
      }
    }),
  },
  {
    table: 'transit_hits',
    quantity: 'hits missing in the table',
    unit: 'hits',
    tolerance: 0,
    compare: eachRow<Row>('transit_hits', (row, tally, engines) => {
      tally.add(row.id, unlisted(findHits(engines, row), row).length);
    }),
  },
];
