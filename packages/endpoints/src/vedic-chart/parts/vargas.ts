import {
  customVargaChart,
  vargaChart,
  vargottamas,
  type VargaPoint,
  type VargaPoints,
} from '@theia-astro/astro/vedic/varga/varga';
import { SHODASA_VARGAS, type VargaNumber, VARGAS } from '@theia-astro/astro/vedic/varga/rules';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import { yearScale } from '@theia-astro/astro/vedic/dasha/scale';
import {
  SUDARSHANA_RINGS,
  sudarshanaHouses,
  sudarshanaPeriods,
  type SudarshanaPlace,
} from '@theia-astro/astro/vedic/houses/houses';
import { z } from 'zod';
import { byEveryId, byId, mapIds } from '../../wire/point.ts';
import { type Wire, wireBelow, degreeSchema, signSchema } from '../../wire/wire.ts';
import { vedicPart, type PartContext } from '../part.ts';
import { vedicDignitySchema } from '../../vedic-parts/graha-point.ts';
import { bhavaNumberSchema, type LeanOrDetailed, grahaSchema, instantWriter } from '../../vedic-parts/wire.ts';
import { instantSchema } from '../../wire/place-and-time.ts';

const vargaPointSchema = z
  .object({
    sign: signSchema,
    degree: degreeSchema.optional(),
    bhava: bhavaNumberSchema.meta({
      description: 'Counted from the lagna of the varga, or from its Moon without a birth time.',
    }),
    dignity: vedicDignitySchema.optional(),
    deity: z
      .string()
      .optional()
      .meta({ description: 'Ruler of the division (BPHS 6), in Parashara’s reading of the varga.' }),
  })
  .meta({ id: 'VargaPoint', description: 'degree, dignity and deity come with include details.' });
const vargaSchema = byEveryId(GRAHAS, vargaPointSchema)
  .extend({ lagna: vargaPointSchema.optional().meta({ description: 'Absent without a birth time.' }) })
  .meta({ id: 'Varga' });
const vargaIds = VARGAS.map((number) => `D${number}` as const);
const vargasSchema = byId(vargaIds, vargaSchema)
  .extend({
    custom: z
      .record(z.string(), vargaSchema)
      .optional()
      .meta({ description: 'The vargas of settings.custom_vargas, as D<divisions>_<counting>.' }),
    vargottama: z
      .array(z.enum(['lagna', ...GRAHAS]))
      .meta({ description: 'Points in the same sign in the rasi chart and in the navamsa.' }),
  })
  .meta({ id: 'Vargas' });

/** The default vargas, without settings and without `all_vargas`. */
const NAVAMSA: readonly VargaNumber[] = [9];

/**
 * `vargas` (docs/methods/vargas.md): the navamsa, those of the settings, or with `all_vargas` the sixteen; and the vargottama
 * points.
 */
export const vargasPart = vedicPart({
  include: 'vargas',
  schema: vargasSchema,
  compute: (context) => {
    const {
      chart,
      options: { vargaReadings, customVargas },
    } = context;
    const charts: Partial<Record<(typeof vargaIds)[number], Wire<typeof vargaSchema>>> = {};
    for (const varga of shown(context))
      charts[`D${varga}`] = wireVarga(vargaChart(chart, varga, vargaReadings), context);
    const custom: Record<string, Wire<typeof vargaSchema>> = {};
    for (const { divisions, counting } of customVargas)
      custom[`D${divisions}_${counting}`] = wireVarga(customVargaChart(chart, divisions, counting), context);
    return {
      ...charts,
      ...(customVargas.length === 0 ? {} : { custom }),
      vargottama: vargottamas(chart),
    };
  },
});

function shown({ include, options: { vargas } }: PartContext): ReadonlySet<VargaNumber> {
  return new Set([...(include.has('all_vargas') ? SHODASA_VARGAS : []), ...(vargas ?? NAVAMSA)]);
}

function wireVarga(points: VargaPoints, parts: LeanOrDetailed): Wire<typeof vargaSchema> {
  const place = (id: VargaPoint['id']): VargaPoint | undefined => points.find((point) => point.id === id);
  const lagna = place('lagna');
  return {
    ...(lagna === undefined ? {} : { lagna: wireVargaPoint(lagna, parts) }),
    ...mapIds(GRAHAS, (id) => wireVargaPoint(place(id)!, parts)),
  };
}

function wireVargaPoint(
  { signIndex, degreeInSignDeg, house, dignity, deity }: VargaPoint,
  { details }: LeanOrDetailed,
): Wire<typeof vargaPointSchema> {
  return {
    sign: signByIndex(signIndex),
    ...(details ? { degree: wireBelow(degreeInSignDeg, 30) } : {}),
    bhava: house,
    ...(details && dignity !== null ? { dignity } : {}),
    ...(details && deity !== null ? { deity } : {}),
  };
}

const placeSchema = z.object({ sign: signSchema, occupants: z.array(grahaSchema) }).meta({ id: 'SudarshanaPlace' });

/** `sudarshana` (docs/methods/vedic-charts.md); null without a birth time. */
export const sudarshanaPart = vedicPart({
  include: 'sudarshana',
  schema: z
    .object({
      houses: z
        .array(z.object({ bhava: bhavaNumberSchema, ...byEveryId(SUDARSHANA_RINGS, placeSchema).shape }))
        .length(12),
      current: z
        .array(
          z.object({
            level: z.enum(['year', 'month', 'part']),
            bhava: bhavaNumberSchema,
            starts_at: instantSchema,
            ends_at: instantSchema,
          }),
        )
        .meta({ description: 'At the instant of analysis; empty before the birth. Years as in settings.dasha_year.' }),
    })
    .nullable(),
  compute: ({ services: { ephemeris }, chart, options: { dasha }, analysisJdUt }) => {
    const { lagna, byId } = chart;
    if (lagna === null) return null;
    const scale = yearScale(ephemeris, chart.birth.jdUt, chart.frame, dasha.year);
    const written = instantWriter(ephemeris);
    return {
      houses: sudarshanaHouses((id) => (id === 'lagna' ? lagna : byId[id]).signIndex).map((house, index) => ({
        bhava: index + 1,
        ...mapIds(SUDARSHANA_RINGS, (ring) => wirePlace(house[ring])),
      })),
      current: sudarshanaPeriods(scale.yearsAt(analysisJdUt)).map(({ level, house, startYears, endYears }) => ({
        level,
        bhava: house,
        starts_at: written(scale.jdAt(startYears)),
        ends_at: written(scale.jdAt(endYears)),
      })),
    };
  },
});

function wirePlace({ signIndex, grahas }: SudarshanaPlace): Wire<typeof placeSchema> {
  return { sign: signByIndex(signIndex), occupants: [...grahas] };
}
