import type { Ephemeris, Frame } from '@theia/astro/ephemeris';
import { natalLeeway, type NatalLeeway } from '@theia/astro/returns/uncertain';
import { BODY_IDS, type BodyId, type ChartSettings } from '@theia/astro/natal/settings';
import type { ExactHit, TransitEvent } from '@theia/astro/transits/event';
import { motionOfBody, regimeOf, type MovingBody } from '@theia/astro/transits/moving';
import { type Uncertainty, uncertaintyOf } from '../return/uncertainty.ts';
import type { Moment } from '../shared/contract.ts';

/** What an unknown birth time leaves of the events and windows of a report. */
export interface Uncertain {
  readonly hit: (event: ExactHit) => Uncertainty;
  /** Of an event without a natal point. */
  readonly passage: (event: Exclude<TransitEvent, ExactHit>) => Uncertainty;
  readonly window: Uncertainty;
}

interface Sky {
  readonly settings: ChartSettings;
  readonly frame: Frame;
  readonly moving: readonly MovingBody[];
}

/** Hits on natal points are uncertain by what the point moved on the day of birth; null where the birth time is known. */
export function uncertainHits(
  ephemeris: Ephemeris,
  { jdUt, day }: Moment,
  { settings, frame, moving }: Sky,
): Uncertain | null {
  if (day === null) return null;
  const regime = regimeOf(ephemeris, jdUt, jdUt);
  const motions = new Map(moving.map(({ id, motion }) => [id, motion]));
  const leeways = new Map<BodyId, NatalLeeway>();
  const leewayOf = (target: BodyId): NatalLeeway | null => {
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
      const leeway = target === undefined ? null : leewayOf(target);
      return motion === undefined
        ? {}
        : uncertaintyOf(ephemeris, { motion, targetDeg: event.longitudeDeg, leeway }, event);
    },
    passage: () => ({}),
    window: { approximate: true },
  };
}
