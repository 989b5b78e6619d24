import type { AngleId } from '../houses/compute.ts';
import type { BodyId } from '../bodies/body-id.ts';
import type { VocBodies } from '../moon/perfections.ts';
import type { HourRuler } from '../planetary-hours/planetary-hours.ts';
import type { ChoghadiyaId } from '../vedic/panchang/parts-of-day.ts';
import type { Arc } from './arcs.ts';

/** Angles that move with the turning sky and can be in a sign. */
export const ELECTION_ANGLES = ['asc', 'mc', 'dsc', 'ic'] as const satisfies readonly AngleId[];
export type ElectionAngle = (typeof ELECTION_ANGLES)[number];

/** Which zodiac an arc is in: that of the search, or one of the two by name. */
export type ArcZodiac = 'own' | 'sidereal' | 'tropical';

export const VOC_DEFINITIONS = ['last_aspect', 'lilly', 'hellenistic'] as const;
export type VocDefinition = (typeof VOC_DEFINITIONS)[number];

export const SUN_STATES = ['combust', 'under_beams', 'cazimi'] as const;
export type SunState = (typeof SUN_STATES)[number];

/** Whether an aspect is still to become exact. */
export const APPROACHES = ['applying', 'separating'] as const;
export type Approach = (typeof APPROACHES)[number];

/** A condition on an instant, as plain data. `spansHolding` finds when it holds. */
export type ElectionCondition =
  /** A body in arcs of a zodiac: signs, degrees, nakshatras, padas, mansions, dignities. */
  | { readonly kind: 'body_in_arcs'; readonly body: BodyId; readonly arcs: readonly Arc[]; readonly zodiac: ArcZodiac }
  /** An angle of the place in arcs of the search's zodiac: lagna, midheaven. */
  | { readonly kind: 'angle_in_arcs'; readonly angle: ElectionAngle; readonly arcs: readonly Arc[] }
  /** Moon − Sun in arcs: tithis, karanas, phases. */
  | { readonly kind: 'elongation'; readonly arcs: readonly Arc[] }
  /** Sun + Moon, sidereal, in arcs: the yogas of the panchang. */
  | { readonly kind: 'sun_moon_sum'; readonly arcs: readonly Arc[] }
  | { readonly kind: 'void_of_course'; readonly bodies: VocBodies; readonly definition: VocDefinition }
  /** A body within an orb of angles to another one, or to a longitude of the search's zodiac. */
  | {
      readonly kind: 'aspect';
      readonly body: BodyId;
      readonly to: BodyId | number;
      readonly aspects: readonly { readonly angleDeg: number; readonly orbDeg: number }[];
      readonly approach: Approach | null;
    }
  /** Houses from 1. */
  | { readonly kind: 'house'; readonly body: BodyId; readonly houses: readonly number[] }
  | { readonly kind: 'retrograde'; readonly body: BodyId }
  /** Distance from the Sun in longitude; `orbDeg` null is the usual one. */
  | { readonly kind: 'near_sun'; readonly body: BodyId; readonly state: SunState; readonly orbDeg: number | null }
  | { readonly kind: 'hour_ruler' | 'day_ruler'; readonly planets: readonly HourRuler[] }
  | { readonly kind: 'daylight' }
  /** Weekdays from 0 Sunday, of the civil day. */
  | { readonly kind: 'weekday'; readonly weekdays: readonly number[] }
  /** Wall clock in hours, [from, to); over midnight where `to` is not after `from`. */
  | { readonly kind: 'local_time'; readonly fromHours: number; readonly toHours: number }
  /** Weekdays from 0 Sunday, from sunrise to sunrise. */
  | { readonly kind: 'vara'; readonly weekdays: readonly number[] }
  | { readonly kind: 'hora'; readonly lords: readonly HourRuler[] }
  | { readonly kind: 'choghadiya'; readonly ids: readonly ChoghadiyaId[] }
  | { readonly kind: 'not'; readonly condition: ElectionCondition }
  | { readonly kind: 'any' | 'all'; readonly conditions: readonly ElectionCondition[] };
