import type { Ephemeris } from '@theia-astro/astro/ephemeris';
import { grahaArudha } from '@theia-astro/astro/vedic/arudhas/arudhas';
import { computeVedicChart } from '@theia-astro/astro/vedic/chart-compute';
import { DEFAULT_VEDIC_SETTINGS } from '@theia-astro/astro/vedic/chart';
import { specialLagnas } from '@theia-astro/astro/vedic/special-lagnas/special-lagnas';
import { sphutas } from '@theia-astro/astro/vedic/sphutas/sphutas';
import { GRAHAS, type GrahaId } from '@theia-astro/astro/vedic/zodiac';
import { SIGNS } from '@theia-astro/astro/zodiac/signs';
import { turn } from '../angles.ts';
import { readTable, type Comparison, eachRow, tallied } from '../comparison.ts';
import { jdOfUt1 } from '../instants.ts';

interface Row {
  id: string;
  utc?: string;
  lat?: number;
  lon?: number;
  points?: Readonly<Record<string, string>>;
  signs?: Readonly<Record<GrahaId, number>>;
  graha_padas?: readonly number[];
}
const TABLE = 'vedic_special_points';
const DEGREES_PER_HOUR: Readonly<Record<string, number>> = {
  bhava_lagna: 15,
  hora_lagna: 30,
  ghati_lagna: 75,
  pranapada: 300,
};

export const comparisons: readonly Comparison[] = [
  {
    table: TABLE,
    quantity: 'lagnas of time',
    unit: 's of time',
    tolerance: 8,
    compare: tallied((tally, { ephemeris }) => {
      for (const { name, id, errorDeg } of pointErrors(ephemeris)) {
        const rate = DEGREES_PER_HOUR[id];
        if (rate !== undefined) tally.add(name, (errorDeg / rate) * 3600);
      }
    }),
  },
  {
    table: TABLE,
    quantity: 'sree lagna, varnada, Bhrigu bindu',
    unit: 'deg',
    tolerance: 0.015,
    compare: tallied((tally, { ephemeris }) => {
      for (const { name, id, errorDeg } of pointErrors(ephemeris))
        if (DEGREES_PER_HOUR[id] === undefined) tally.add(name, errorDeg);
    }),
  },
  {
    table: TABLE,
    quantity: 'graha padas',
    unit: 'wrong signs',
    tolerance: 0,
    compare: eachRow<Row>(TABLE, ({ id, signs, graha_padas: padas }, tally) => {
      if (signs === undefined) return;
      const places = {
        sun: place(signs.sun),
        moon: place(signs.moon),
        mars: place(signs.mars),
        mercury: place(signs.mercury),
        jupiter: place(signs.jupiter),
        venus: place(signs.venus),
        saturn: place(signs.saturn),
        rahu: place(signs.rahu),
        ketu: place(signs.ketu),
      };
      for (const [index, graha] of GRAHAS.entries())
        tally.add(`${id} ${graha}`, grahaArudha(places, graha).signIndex === padas?.[index] ? 0 : 1);
    }),
  },
];

const place = (signIndex: number) => ({ signIndex, degreeInSignDeg: 15 });

function* pointErrors(ephemeris: Ephemeris): Generator<{ name: string; id: string; errorDeg: number }> {
  for (const { id: row, utc, lat, lon, points } of readTable<Row>(TABLE)) {
    if (utc === undefined || lat === undefined || lon === undefined) continue;
    const chart = computeVedicChart(
      ephemeris,
      {
        jdUt: jdOfUt1(utc),
        unknownTime: false,
        place: { geoLatitudeDeg: lat, geoLongitudeDeg: lon, elevationM: 0 },
        utcOffsetSeconds: 19_800,
      },
      DEFAULT_VEDIC_SETTINGS,
    );
    const at = (graha: GrahaId): number => chart.byId[graha].longitudeDeg;
    const longitudes = {
      sun: at('sun'),
      moon: at('moon'),
      mars: at('mars'),
      mercury: at('mercury'),
      jupiter: at('jupiter'),
      venus: at('venus'),
      saturn: at('saturn'),
      rahu: at('rahu'),
      ketu: at('ketu'),
    };
    const found: Readonly<Record<string, number | null>> = {
      ...specialLagnas(ephemeris, chart, chart.lagna!),
      ...sphutas(longitudes, null, null),
    };
    for (const [id, expected] of Object.entries(points ?? {}))
      yield { name: `${row} ${id}`, id, errorDeg: turn(found[id] ?? Number.NaN, readDegrees(expected)) };
  }
}

function readDegrees(text: string): number {
  const [sign, degrees, minutes, seconds] = text.split(' ');
  const signIndex = SIGNS.findIndex((id) => id === sign?.toLowerCase());
  return 30 * signIndex + Number(degrees) + Number(minutes) / 60 + Number(seconds) / 3600;
}
