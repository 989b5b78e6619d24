import { moonRange } from '@theia-astro/astro/natal/points';
import { nakshatraAt } from '@theia-astro/astro/vedic/nakshatra';
import {
  KALA_VELAS,
  kalaVelas,
  type MortalPoint,
  mrityuBhaga,
  type RisingPoint,
  SPECIAL_LAGNAS,
  specialLagnas,
  SPHUTAS,
  sphutas,
  SUN_UPAGRAHAS,
  sunUpagrahas,
} from '@theia-astro/astro/vedic/points/points';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { subLords } from '@theia-astro/astro/vedic/kp/sub-lords';
import { z } from 'zod';
import { vedicPointSchema, vedicPointsSchema, wireGrahas } from '../../vedic-parts/graha-point.ts';
import { wire, wireLongitude, type Wire } from '../../wire/wire.ts';
import { type PartContext, vedicPart } from '../part.ts';
import { byEveryId, mapIds } from '../../wire/point.ts';
import {
  nakshatraSchema,
  siderealSchema,
  wireNakshatra,
  wireSidereal,
  bhavaNumberSchema,
  subLordsSchema,
  subLordsShape,
  wireSubLords,
} from '../../vedic-parts/wire.ts';
import { instantSchema } from '../../wire/place-and-time.ts';
import { instantTextOfJd } from '../../time/instant-text.ts';

/** `points` (docs/methods/vedic-charts.md). */
export const pointsPart = vedicPart({
  include: 'points',
  schema: vedicPointsSchema,
  compute: (context) => {
    const points = wireGrahas(context.chart.byId, context);
    return { ...points, moon: { ...points.moon, ...moonRangeOfDay(context) } };
  },
});

/** The Moon's range over the local day when the birth time is unknown. */
function moonRangeOfDay({
  services: { ephemeris },
  chart,
  resolved: {
    moment: { day },
  },
}: PartContext): Pick<Wire<typeof vedicPointSchema>, 'range'> {
  if (day === null) return {};
  const { startOfDayDeg, endOfDayDeg, signChanges } = moonRange(ephemeris, chart.frame, day);
  return {
    range: {
      start_of_day: wireLongitude(startOfDayDeg),
      end_of_day: wireLongitude(endOfDayDeg),
      sign_changes: signChanges,
      nakshatra_changes: nakshatraAt(startOfDayDeg).index !== nakshatraAt(endOfDayDeg).index,
    },
  };
}

/** `special_lagnas` (docs/methods/vedic-charts.md); null without a birth time; the time-based ones also without a sunrise. */
export const specialLagnasPart = vedicPart({
  include: 'special_lagnas',
  schema: byEveryId(SPECIAL_LAGNAS, siderealSchema.nullable()).nullable(),
  compute: ({ services: { ephemeris }, chart }) => {
    if (chart.lagna === null) return null;
    const found = specialLagnas(ephemeris, chart, chart.lagna);
    return mapIds(SPECIAL_LAGNAS, (id) => {
      const longitudeDeg = found[id];
      return longitudeDeg === null ? null : wireSidereal(longitudeDeg);
    });
  },
});

const sphutaSchema = siderealSchema.extend({ nakshatra: nakshatraSchema }).meta({ id: 'Sphuta' });

/** `sphutas` (docs/methods/vedic-charts.md); those that need the lagna and Gulika are null without a birth time or a sunrise. */
export const sphutasPart = vedicPart({
  include: 'sphutas',
  schema: byEveryId(SPHUTAS, sphutaSchema.nullable()),
  compute: ({ services: { ephemeris }, chart, options: { gulikaAt }, details }) => {
    const gulika = kalaVelas(ephemeris, chart, gulikaAt)?.points.gulika.longitudeDeg ?? null;
    const longitudes = mapIds(GRAHAS, (id) => chart.byId[id].longitudeDeg);
    const found = sphutas(longitudes, chart.lagna?.longitudeDeg ?? null, gulika);
    return mapIds(SPHUTAS, (id) => {
      const longitudeDeg = found[id];
      if (longitudeDeg === null) return null;
      return { ...wireSidereal(longitudeDeg), nakshatra: wireNakshatra(nakshatraAt(longitudeDeg), { details }) };
    });
  },
});

const risingSchema = siderealSchema
  .extend({ at: instantSchema.meta({ description: 'The moment it is the lagna of.' }) })
  .meta({ id: 'RisingUpagraha' })
  .nullable();

/** `upagrahas` (docs/methods/vedic-charts.md); kala-velas and Mandi are null without birth time or sunrise. */
export const upagrahasPart = vedicPart({
  include: 'upagrahas',
  schema: z.object({
    ...byEveryId(SUN_UPAGRAHAS, siderealSchema).shape,
    ...byEveryId([...KALA_VELAS, 'mandi'], risingSchema).shape,
  }),
  compute: (context) => {
    const {
      services: { ephemeris },
      chart,
      options: { gulikaAt },
    } = context;
    const velas = kalaVelas(ephemeris, chart, gulikaAt);
    const sun = sunUpagrahas(chart.byId.sun.longitudeDeg);
    return {
      ...mapIds(SUN_UPAGRAHAS, (id) => wireSidereal(sun[id])),
      ...mapIds(KALA_VELAS, (id) => rising(velas?.points[id], context)),
      mandi: rising(velas?.mandi, context),
    };
  },
});

function rising(point: RisingPoint | undefined, { services: { ephemeris } }: PartContext): Wire<typeof risingSchema> {
  return point === undefined
    ? null
    : { ...wireSidereal(point.longitudeDeg), at: instantTextOfJd(ephemeris, point.jdUt) };
}

const degrees = { 'x-unit': 'degrees' };
const pointSchema = z
  .object({
    fatal_degree: z.number().meta({ description: 'Of the sign the point is in.', ...degrees }),
    distance: z
      .number()
      .meta({ description: 'Degree of the point minus the fatal one. No orb is applied.', ...degrees }),
  })
  .meta({ id: 'MrityuBhaga' });

/** `mrityu_bhaga` (docs/methods/vedic-charts.md); lagna and Mandi are null without a birth time or a sunrise. */
export const mrityuBhagaPart = vedicPart({
  include: 'mrityu_bhaga',
  schema: z.object({
    ...byEveryId(GRAHAS, pointSchema).shape,
    ...byEveryId(['mandi', 'lagna'], pointSchema.nullable()).shape,
  }),
  compute: ({ services: { ephemeris }, chart, options: { gulikaAt } }) => {
    const mandi = kalaVelas(ephemeris, chart, gulikaAt)?.mandi;
    return {
      ...mapIds(GRAHAS, (id) => wirePoint(id, chart.byId[id].longitudeDeg)),
      mandi: mandi === undefined ? null : wirePoint('mandi', mandi.longitudeDeg),
      lagna: chart.lagna && wirePoint('lagna', chart.lagna.longitudeDeg),
    };
  },
});

function wirePoint(point: MortalPoint, longitudeDeg: number): Wire<typeof pointSchema> {
  const { fatalDeg, distanceDeg } = mrityuBhaga(point, longitudeDeg);
  return { fatal_degree: fatalDeg, distance: wire(distanceDeg) };
}

/** `kp` (docs/methods/vedic-charts.md): lords of grahas and of the cusps of the chosen house system; cusps are null without a birth time. */
export const kpPart = vedicPart({
  include: 'kp',
  schema: z.object({
    points: byEveryId(GRAHAS, subLordsSchema),
    lagna: subLordsSchema.nullable(),
    cusps: z.array(siderealSchema.extend({ bhava: bhavaNumberSchema, ...subLordsShape })).nullable(),
  }),
  compute: ({ chart: { byId, lagna, chalit } }) => ({
    points: mapIds(GRAHAS, (id) => wireSubLords(subLords(byId[id].longitudeDeg))),
    lagna: lagna === null ? null : wireSubLords(subLords(lagna.longitudeDeg)),
    cusps:
      chalit === null
        ? null
        : chalit.bhavas.map(({ house, startDeg }) => ({
            bhava: house,
            ...wireSidereal(startDeg),
            ...wireSubLords(subLords(startDeg)),
          })),
  }),
});
