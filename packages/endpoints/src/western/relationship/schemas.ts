import { COMPOSITE_HOUSES, type CompositeHousesKind } from '@theia-astro/astro/synastry/composite';
import { z } from 'zod';
import { aspectSchema, chartsAspectSchema, pairShape } from '../../wire/aspect.ts';
import { bodyIdSchema, byBody } from '../../wire/point.ts';
import { chartShape } from '../../wire/chart.ts';
import { housesSchema } from '../../wire/houses.ts';
import { geoCoordinates, instantSchema } from '../../wire/place-and-time.ts';
import { houseNumberSchema, zodiacShape } from '../../wire/wire.ts';
import type { ChartPart } from '../../wire/chart-parts.ts';
import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { PLANETS } from '@theia-astro/astro/bodies/table';
import { DAVISON_GEO, type DavisonGeo } from '@theia-astro/astro/synastry/davison';
import type { PlaceQuery, Settings } from '../../request/asked.ts';
import { type ValuesOf, choice, flag } from '../../request/field.ts';
import { placeField } from '../../request/place-fields.ts';
import { SCHOOL_NAMES, settingsField, STAR_NAMES } from '../../request/settings.ts';

const degrees = { 'x-unit': 'degrees' };

const approximate = z
  .literal(true)
  .optional()
  .meta({ description: 'The Moon of a person whose birth time is unknown.' });
const orb = z.number().meta({ description: 'Separation minus the aspect’s angle.', ...degrees });

export const interAspectSchema = chartsAspectSchema
  .extend({
    double_whammy: z
      .literal(true)
      .optional()
      .meta({ description: 'The same aspect also exists between the same two bodies with the people swapped.' }),
  })
  .meta({
    id: 'InterAspect',
    description:
      'point_1 belongs to person_a (chart a), point_2 to person_b (chart b). Neither chart moves, so applying is null.',
  });

export const doubleWhammySchema = z
  .object({
    ...pairShape,
    orb_1: orb.meta({ description: 'Orb from point_1 of person_a to point_2 of person_b.', ...degrees }),
    orb_2: orb.meta({ description: 'Orb from point_2 of person_a to point_1 of person_b.', ...degrees }),
  })
  .meta({ id: 'DoubleWhammy' });

export const compositePointSchema = z
  .object({
    ...zodiacShape,
    house: houseNumberSchema,
    flipped: z
      .literal(true)
      .optional()
      .meta({ description: 'The far midpoint was used, with composite_sun_proximity.' }),
    approximate,
    id: bodyIdSchema.optional(),
    dms: z.string().optional(),
    house_position: z.number().nullable().optional(),
  })
  .meta({ id: 'CompositePoint', description: 'id, dms and house_position come with include details.' });
const compositePointsSchema = byBody(compositePointSchema).meta({ id: 'CompositePoints' });

export const compositeSchema = z
  .object({
    composite_houses: z.enum(COMPOSITE_HOUSES),
    latitude: z
      .number()
      .min(-90)
      .max(90)
      .meta({ description: 'Geographic latitude of the derived houses.', ...degrees }),
    points: compositePointsSchema,
    houses: housesSchema.nullable(),
    aspects: z.array(aspectSchema).optional().meta({ description: 'Only with include composite_aspects.' }),
  })
  .meta({ id: 'Composite', description: 'The chart of the midpoints. Its points have no speed.' });

export const davisonSchema = z
  .object({
    at: instantSchema,
    julian_day_ut: z.number().meta({ 'x-unit': 'Julian day UT1' }),
    ...geoCoordinates,
    ...chartShape,
  })
  .meta({
    id: 'Davison',
    description:
      'The real chart of the moment and place halfway between the two births; aspects only with include davison_aspects.',
  });

export const personChartSchema = z
  .object(chartShape)
  .meta({ id: 'PersonChart', description: 'Points and houses as in POST /swiss/natal.' });

type Include = ReadonlySet<string>;

/** Parts of a person's chart; with details also the dignities. */
export function personParts(include: Include): ReadonlySet<ChartPart> {
  return new Set<ChartPart>(['points', 'houses', ...detailed(include)]);
}

/** The same for the Davison chart. */
export function davisonParts(include: Include): ReadonlySet<ChartPart> {
  return new Set<ChartPart>([
    'points',
    'houses',
    'lunar_phase',
    ...(include.has('davison_aspects') ? (['aspects'] as const) : []),
    ...(include.has('all_aspects') ? (['all_aspects'] as const) : []),
    ...detailed(include),
  ]);
}

function detailed(include: Include): readonly ChartPart[] {
  return include.has('details') ? ['dignities', 'details'] : [];
}

const SYNASTRY_ORB_SCALE = 0.75;
const SYNASTRY_BODIES: readonly BodyId[] = [...PLANETS, 'north_node', 'chiron'];

/** How the charts of people are joined. */
export interface JoinedCharts {
  readonly settings: Settings;
  readonly include: ReadonlySet<string>;
  /** Where they live; null: the mean of the birth places. */
  readonly relocation: PlaceQuery | null;
  readonly compositeHouses: CompositeHousesKind;
  readonly compositeSunProximity: boolean;
  readonly davisonGeo: DavisonGeo;
}

/** `settings` of products about several people. */
export const relationshipSettings = settingsField({
  orbScale: SYNASTRY_ORB_SCALE,
  chart: { bodies: SYNASTRY_BODIES, aspects: MAJOR_ASPECTS },
  idle: ['lot_reversal', ...STAR_NAMES, 'stellium_min', 'midpoint_orb', ...SCHOOL_NAMES],
  description: `Shared by all people. Aspects default to ${MAJOR_ASPECTS.join(', ')}; bodies to Sun…Pluto, north node, Chiron.`,
  id: 'SynastrySettings',
});

/** How the composite and the Davison chart are made. */
export const joiningFields = {
  relocation: placeField({
    description:
      'Where the people live; gives the latitude of the derived composite houses. Default: the mean of the birth places.',
  }),
  composite_houses: choice(COMPOSITE_HOUSES, 'invalid_setting', {
    description:
      'derived: from the composite midheaven and a latitude; midpoint: every cusp is the composite of the cusps of its number.',
    byDefault: 'derived',
  }),
  composite_sun_proximity: flag({
    description: 'Mercury and Venus move to the opposite point where it is nearer to the composite Sun.',
    byDefault: false,
  }),
  davison_geo: choice(DAVISON_GEO, 'invalid_setting', {
    description: 'Mean of the places: of the coordinates, or on the sphere (of two halfway along the great circle).',
    byDefault: 'arithmetic',
  }),
};

/** The values of these fields, with their defaults. */
export function readJoining(
  values: ValuesOf<typeof joiningFields>,
): Pick<JoinedCharts, 'relocation' | 'compositeHouses' | 'compositeSunProximity' | 'davisonGeo'> {
  return {
    relocation: values.relocation ?? null,
    compositeHouses: values.composite_houses ?? 'derived',
    compositeSunProximity: values.composite_sun_proximity ?? false,
    davisonGeo: values.davison_geo ?? 'arithmetic',
  };
}
