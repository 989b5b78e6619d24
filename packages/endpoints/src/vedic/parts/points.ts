import { dmsText } from '@theia/astro/angle/dms';
import { motionOf } from '@theia/astro/bodies/motion';
import { moonRange } from '@theia/astro/natal/points';
import type { VedicGraha } from '@theia/astro/vedic/chart';
import { nakshatraOf } from '@theia/astro/vedic/nakshatra';
import { isVargottama } from '@theia/astro/vedic/varga/varga';
import { z } from 'zod';
import { wire, wireLongitude } from '../../natal/wire-number.ts';
import type { PartContext, VedicPart } from '../part.ts';
import {
  grahaSchema,
  houseSchema,
  nakshatraSchema,
  sevenGrahaSchema,
  siderealSchema,
  wireNakshatra,
  wireSidereal,
} from '../wire.ts';

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
export const dignitySchema = z.enum(DIGNITIES);

const degrees = { 'x-unit': 'degrees' };
const pointSchema = z
  .object({
    id: grahaSchema,
    ...siderealSchema.shape,
    dms: z.string(),
    latitude: z.number().meta(degrees),
    distance_au: z.number().meta({ 'x-unit': 'astronomical units' }),
    speed: z.number().meta({ 'x-unit': 'degrees per day' }),
    right_ascension: z.number().meta(degrees),
    declination: z.number().meta(degrees),
    speed_declination: z.number().meta({ 'x-unit': 'degrees per day' }),
    motion: z.enum(['direct', 'retrograde', 'stationary']),
    retrograde: z.boolean(),
    sign_lord: sevenGrahaSchema,
    nakshatra: nakshatraSchema,
    house: houseSchema.meta({ description: 'By settings.bhava; from the Moon without a birth time.' }),
    chalit_house: houseSchema.nullable(),
    dignity: dignitySchema,
    compound_relation: z
      .enum(['great_friend', 'friend', 'neutral', 'enemy', 'great_enemy'])
      .nullable()
      .meta({ description: 'Fivefold relation to the sign lord; null in its own sign.' }),
    natural_benefic: z.boolean(),
    combust: z.boolean(),
    war: z.object({ with: grahaSchema, won: z.boolean() }).nullable(),
    vargottama: z.boolean(),
    range: z
      .object({
        start_of_day: z.number(),
        end_of_day: z.number(),
        sign_changes: z.boolean(),
        nakshatra_changes: z.boolean(),
      })
      .optional()
      .meta({ description: 'The Moon over the local day when the birth time is unknown.' }),
  })
  .meta({ id: 'VedicPoint' });

/** `points` of contract §6.1. */
export const pointsPart: VedicPart = {
  include: 'points',
  schema: z.record(grahaSchema, pointSchema),
  compute: (context) => Object.fromEntries(context.chart.grahas.map((graha) => [graha.id, wireGraha(graha, context)])),
};

function wireGraha(graha: VedicGraha, context: PartContext): z.infer<typeof pointSchema> {
  const { id, position, longitudeDeg, war } = graha;
  return {
    id,
    ...wireSidereal(longitudeDeg),
    dms: dmsText(graha.degreeInSignDeg),
    latitude: wire(position.latitudeDeg),
    distance_au: wire(position.distanceAu),
    speed: wire(position.speedDegPerDay),
    right_ascension: wireLongitude(position.rightAscensionDeg),
    declination: wire(position.declinationDeg),
    speed_declination: wire(position.declinationSpeedDegPerDay),
    motion: motionOf(id === 'rahu' ? 'north_node' : id === 'ketu' ? 'south_node' : id, position.speedDegPerDay),
    retrograde: graha.retrograde,
    sign_lord: graha.signLord,
    nakshatra: wireNakshatra(graha.nakshatra),
    house: graha.house,
    chalit_house: graha.chalitHouse,
    dignity: graha.dignity,
    compound_relation: graha.compoundRelation,
    natural_benefic: graha.naturalBenefic,
    combust: graha.combust,
    war: war === null ? null : { with: war.opponent, won: war.won },
    vargottama: isVargottama(longitudeDeg),
    ...(id === 'moon' ? rangeOf(context) : {}),
  };
}

function rangeOf({
  services: { ephemeris },
  chart,
  resolved: {
    moment: { day },
  },
}: PartContext): Partial<Pick<z.infer<typeof pointSchema>, 'range'>> {
  if (day === null) return {};
  const { startOfDayDeg, endOfDayDeg, signChanges } = moonRange(ephemeris, chart.frame, day);
  return {
    range: {
      start_of_day: wireLongitude(startOfDayDeg),
      end_of_day: wireLongitude(endOfDayDeg),
      sign_changes: signChanges,
      nakshatra_changes: nakshatraOf(startOfDayDeg).index !== nakshatraOf(endOfDayDeg).index,
    },
  };
}
