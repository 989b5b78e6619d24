import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { DEFAULT_VEDIC_SETTINGS } from '@theia-astro/astro/vedic/chart';
import { readVargaPlace, type VargaReadings } from '@theia-astro/astro/vedic/varga/countings';
import { degreeInVarga, VARGAS, type VargaNumber } from '@theia-astro/astro/vedic/varga/rules';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { turn } from '../angles.ts';
import { readTable, type Comparison, type TallyKeeper, tallied } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

type Signs = Readonly<Record<string, string>>;
interface Row {
  id: string;
  kind: string;
  utc?: string;
  lat?: number;
  lon?: number;
  varga?: number;
  signs?: Signs;
  agrees_with_parashari_rule?: boolean | null;
  sidereal_longitude?: number;
  signs_by_varga?: Readonly<Record<string, Signs | string>>;
  degrees_in_sign_2dec?: Readonly<Record<string, number>>;
  sidereal_longitudes?: Readonly<Record<string, number>>;
  near_boundary?: readonly string[];
}

/**
 * PyJHora's charts use geometric positions and, as their degrees show (Rahu 11°42′ while the mean node is at 10°33′),
 * the true node.
 */
const PYJHORA = { positions: 'true', node: 'true' } as const;

export const comparisons: readonly Comparison[] = [
  {
    table: 'vedic_divisional',
    quantity: 'sign of a longitude in each varga',
    unit: 'wrong signs',
    tolerance: 0,
    compare: tallied((tally) => {
      for (const { id, sidereal_longitude: longitude, signs_by_varga: signs } of rows()) {
        if (longitude === undefined) continue;
        for (const [varga, sign] of Object.entries(signs ?? {}))
          addSign(tally, `${id} ${varga}`, parseVarga(varga), longitude, String(sign), {});
      }
    }),
  },
  {
    table: 'vedic_divisional',
    quantity: 'signs of births in each varga',
    unit: 'wrong signs',
    tolerance: 0,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of rows()) {
        const longitudes = rowLongitudes(ephemeris, row);
        if (longitudes === null) continue;
        for (const [varga, signs] of Object.entries(divisionalCharts(row))) {
          for (const [body, sign] of Object.entries(signs)) {
            const near = row.near_boundary?.some((place) => place.includes(varga) && place.includes(body)) === true;
            if (!near)
              addSign(
                tally,
                `${row.id} ${varga} ${body}`,
                parseVarga(varga),
                longitudes(body),
                sign,
                chosenReadings(row),
              );
          }
        }
      }
    }),
  },
  {
    table: 'vedic_divisional',
    quantity: 'degree inside the varga',
    unit: 'deg',
    tolerance: 0.006,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of rows()) {
        const { varga, degrees_in_sign_2dec: degrees } = row;
        if (varga === undefined || degrees === undefined) continue;
        const longitudes = rowLongitudes(ephemeris, row);
        for (const [body, expected] of Object.entries(degrees))
          tally.add(`${row.id} ${body}`, turn(12 * degreeInVarga(varga, longitudes!(body)), 12 * expected) / 12);
      }
    }),
  },
  {
    table: 'vedic_divisional',
    quantity: 'sidereal longitudes of births',
    unit: 'deg',
    tolerance: 2e-5,
    compare: tallied((tally, { ephemeris }) => {
      for (const row of rows()) {
        const longitudes = rowLongitudes(ephemeris, row);
        for (const [body, expected] of Object.entries(row.sidereal_longitudes ?? {}))
          tally.add(`${row.id} ${body}`, turn(longitudes?.(body) ?? Number.NaN, expected));
      }
    }),
  },
];

const rows = (): readonly Row[] => readTable<Row>('vedic_divisional');

function parseVarga(varga: string): VargaNumber {
  const number = VARGAS.find((known) => `D${known}` === varga);
  if (number === undefined) throw new RangeError(`${varga} is not a known varga`);
  return number;
}

/** P. V. R. Narasimha Rao, and PyJHora following him, use the Uma-Shambhu hora. */
const chosenReadings = ({ varga }: Row): VargaReadings => (varga === 2 ? { 2: 'uma_shambhu' } : {});

/**
 * A program's chart is compared only when it follows one of our rules; PyJHora may compose D81 and D108 differently.
 */
function divisionalCharts({
  kind,
  varga,
  signs,
  signs_by_varga: all,
  agrees_with_parashari_rule: agrees,
}: Row): Record<string, Signs> {
  if (all !== undefined)
    return Object.fromEntries(
      Object.entries(all).flatMap(([name, chart]) => (typeof chart === 'string' ? [] : [[name, chart]])),
    );
  if (
    varga === undefined ||
    signs === undefined ||
    (kind.includes('PyJHora') && agrees !== true && varga !== 2 && varga !== 5 && varga !== 144)
  )
    return {};
  return VARGAS.some((known) => known === varga) ? { [`D${varga}`]: signs } : {};
}

function rowLongitudes(ephemeris: Ephemeris, { kind, utc, lat, lon }: Row): ((body: string) => number) | null {
  if (utc === undefined || lat === undefined || lon === undefined) return null;
  const chart = computeVedicChart(
    ephemeris,
    {
      jdUt: jdOfUt1(utc),
      unknownTime: false,
      place: { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 },
      utcOffsetSeconds: 0,
    },
    { ...DEFAULT_VEDIC_SETTINGS, ...(kind.includes('PyJHora') ? PYJHORA : {}) },
  );
  return (body) =>
    (body === 'Lagna' ? chart.lagna : chart.grahas.find(({ id }) => id === body.toLowerCase()))?.longitudeDeg ??
    Number.NaN;
}

function addSign(
  tally: TallyKeeper,
  name: string,
  varga: VargaNumber,
  longitudeDeg: number,
  sign: string,
  readings: VargaReadings,
): void {
  tally.add(name, SIGNS[readVargaPlace(varga, longitudeDeg, readings).signIndex] === sign.toLowerCase() ? 0 : 1);
}
