import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import type { BodyId } from '@theia-astro/astro/bodies/body-id';
import { PLANETS } from '@theia-astro/astro/bodies/groups';
import { COMPOSITE_HOUSES, type CompositeHousesKind } from '@theia-astro/astro/synastry/composite-houses';
import { DAVISON_GEO, type DavisonGeo } from '@theia-astro/astro/synastry/davison';
import type { PlaceQuery, Settings } from '../../request/asked.ts';
import type { ValuesOf } from '../../request/field.ts';
import { choice, flag } from '../../request/kinds.ts';
import { placeField } from '../../request/place-fields.ts';
import { SCHOOL_NAMES, STAR_NAMES } from '../../request/idle-settings.ts';
import { settingsField } from '../../request/settings.ts';

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
