import type { Ephemeris, Frame } from '@theia-astro/astro/ephemeris';
import { natalLeeway, type NatalLeeway } from '@theia-astro/astro/returns/uncertain';
import { BODY_IDS, type BodyId } from '@theia-astro/astro/bodies/body-id';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { ExactHit, TransitEvent } from '@theia-astro/astro/transits/event';
import { motionOfBody, regimeFor, type MovingBody } from '@theia-astro/astro/transits/moving';
import { type Uncertainty, returnUncertainty } from '../../resolve/uncertainty.ts';
import type { Moment } from '../../time/range.ts';

/** The uncertainty of events and windows of a report from an unknown birth time. */
export interface Uncertain {
  readonly hit: (event: ExactHit) => Uncertainty;
  /** The result for an event without a natal point. */
  readonly passage: (event: Exclude<TransitEvent, ExactHit>) => Uncertainty;
}

interface Sky {
  readonly settings: ChartSettings;
  readonly frame: Frame;
  readonly moving: readonly MovingBody[];
}

/**
 * Hits on natal points are uncertain by the motion of the point on the day of birth. Null when the birth time is known.
 */
export function uncertainHits(
  ephemeris: Ephemeris,
  { jdUt, day }: Moment,
  { settings, frame, moving }: Sky,
): Uncertain | null {
  if (day === null) return null;
  const regime = regimeFor(ephemeris, jdUt, jdUt);
  const motions = new Map(moving.map(({ id, motion }) => [id, motion]));
  const leeways = new Map<BodyId, NatalLeeway>();
  const targetLeeway = (target: BodyId): NatalLeeway | null => {
    const known = leeways.get(target);
    if (known !== undefined) return known;
    const motion = motionOfBody(ephemeris, target, settings, frame, regime);
    if (motion === null) return null;
    const leeway = natalLeeway(motion, motion.at(jdUt).longitudeDeg, day.startJdUt, day.endJdUt);
    leeways.set(target, leeway);
    return leeway;
  };
  return {
    hit: (event) => {
      const motion = motions.get(event.body);
      const target = BODY_IDS.find((id) => id === event.target);
      const leeway = target === undefined ? null : targetLeeway(target);
      return motion === undefined
        ? {}
        : returnUncertainty(ephemeris, { motion, targetDeg: event.longitudeDeg, leeway }, event);
    },
    passage: () => ({}),
  };
}
