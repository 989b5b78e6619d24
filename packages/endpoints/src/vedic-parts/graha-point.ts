import { dmsText } from '@theia-astro/astro/angle/angle';
import { classifyMotion } from '@theia-astro/astro/bodies/body-id';
import type { VedicGraha, VedicLagna } from '@theia-astro/astro/vedic/chart';
import { isVargottama } from '@theia-astro/astro/vedic/varga/varga';
import { GRAHAS } from '@theia-astro/astro/vedic/zodiac';
import { z } from 'zod';
import { byEveryId, mapIds } from '../wire/point.ts';
import { wire, wireLongitude, type Wire, longitudeSchema, zodiacShape } from '../wire/wire.ts';
import {
  bhavaNumberSchema,
  grahaSchema,
  type LeanOrDetailed,
  nakshatraSchema,
  sevenGrahaSchema,
  siderealSchema,
  wireNakshatra,
  wireSidereal,
} from './wire.ts';

const DIGNITIES = [
  'moolatrikona',
  'exalted',
  'own',
  'great_friend',
  'friend',
  'neutral',
  'enemy',
  'great_enemy',
  'debilitated',
] as const;
export const vedicDignitySchema = z.enum(DIGNITIES).meta({ id: 'VedicDignity' });

const degrees = { 'x-unit': 'degrees' };
const degreesPerDay = { 'x-unit': 'degrees per day' };

/** The fields that `details` adds to a graha. */
const detailShape = {
  id: grahaSchema.optional(),
  dms: z.string().optional().meta({ description: 'Degree within the sign in degrees, minutes, seconds.' }),
  latitude: z.number().optional().meta(degrees),
  distance_au: z.number().optional().meta({ 'x-unit': 'astronomical units' }),
  speed: z
    .number()
    .optional()
    .meta({ description: 'Change of longitude.', ...degreesPerDay }),
  right_ascension: z.number().optional().meta(degrees),
  declination: z.number().optional().meta(degrees),
  speed_declination: z.number().optional().meta(degreesPerDay),
  motion: z.enum(['direct', 'retrograde', 'stationary']).optional(),
  sign_lord: sevenGrahaSchema.optional(),
  chalit_bhava: bhavaNumberSchema.nullable().optional().meta({ description: 'Null without a birth time.' }),
  compound_relation: z
    .enum(['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'])
    .nullable()
    .optional()
    .meta({ description: 'Fivefold relation to the sign lord; null when in its own sign.' }),
  natural_benefic: z.boolean().optional(),
  war: z.object({ with: grahaSchema, won: z.boolean() }).nullable().optional(),
  vargottama: z.boolean().optional(),
};

/** A graha of a Vedic chart. */
export const vedicPointSchema = z
  .object({
    ...zodiacShape,
    retrograde: z.boolean(),
    bhava: bhavaNumberSchema.meta({
      description: 'House by settings.bhava; counted from the Moon without a birth time.',
    }),
    nakshatra: nakshatraSchema,
    dignity: vedicDignitySchema,
    combust: z.boolean(),
    ...detailShape,
    range: z
      .object({
        start_of_day: longitudeSchema,
        end_of_day: longitudeSchema,
        sign_changes: z.boolean(),
        nakshatra_changes: z.boolean(),
      })
      .optional()
      .meta({ description: 'The Moon’s range over the local day when the birth time is unknown.' }),
  })
  .meta({ id: 'VedicPoint', description: 'A graha. The fields from id to vargottama come with include details.' });
export const vedicPointsSchema = byEveryId(GRAHAS, vedicPointSchema).meta({ id: 'VedicPoints' });

export const lagnaSchema = siderealSchema
  .extend({ sign_lord: sevenGrahaSchema, nakshatra: nakshatraSchema })
  .meta({ id: 'Lagna' });

/** Writes a graha of a Vedic chart. */
export function wireGraha(graha: VedicGraha, parts: LeanOrDetailed): Wire<typeof vedicPointSchema> {
  return {
    ...wireSidereal(graha.longitudeDeg),
    retrograde: graha.retrograde,
    bhava: graha.house,
    nakshatra: wireNakshatra(graha.nakshatra, parts),
    dignity: graha.dignity,
    combust: graha.combust,
    ...(parts.details ? wireDetails(graha) : {}),
  };
}

function wireDetails(graha: VedicGraha): Pick<Wire<typeof vedicPointSchema>, keyof typeof detailShape> {
  const { id, position, war } = graha;
  return {
    id,
    dms: dmsText(graha.degreeInSignDeg),
    latitude: wire(position.latitudeDeg),
    distance_au: wire(position.distanceAu),
    speed: wire(position.speedDegPerDay),
    right_ascension: wireLongitude(position.rightAscensionDeg),
    declination: wire(position.declinationDeg),
    speed_declination: wire(position.declinationSpeedDegPerDay),
    motion: classifyMotion(id === 'rahu' ? 'north_node' : id === 'ketu' ? 'south_node' : id, position.speedDegPerDay),
    sign_lord: graha.signLord,
    chalit_bhava: graha.chalitHouse,
    compound_relation: graha.compoundRelation,
    natural_benefic: graha.naturalBenefic,
    war: war === null ? null : { with: war.opponent, won: war.won },
    vargottama: isVargottama(graha.longitudeDeg),
  };
}

/** Every graha of a chart by its id. */
export function wireGrahas(
  byId: Readonly<Record<(typeof GRAHAS)[number], VedicGraha>>,
  parts: LeanOrDetailed,
): Wire<typeof vedicPointsSchema> {
  return mapIds(GRAHAS, (id) => wireGraha(byId[id], parts));
}

/** The rising degree; null without a birth time. */
export function wireLagna(lagna: VedicLagna | null, parts: LeanOrDetailed): Wire<typeof lagnaSchema> | null {
  return (
    lagna && {
      ...wireSidereal(lagna.longitudeDeg),
      sign_lord: lagna.signLord,
      nakshatra: wireNakshatra(lagna.nakshatra, parts),
    }
  );
}
