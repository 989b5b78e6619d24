import { NAKSHATRA_LORDS } from '@theia/astro/vedic/nakshatra';
import { LIMBS, type Limb, type LimbKind } from '@theia/astro/vedic/panchang/limbs';
import type { CurrentLimbs, Panchang } from '@theia/astro/vedic/panchang/panchang';
import { wireBelow } from '../natal/wire-number.ts';
import type { InstantWriter } from './instants.ts';

type Wired = Record<string, unknown>;

/** A limb with its time; a tithi names its fortnight, a nakshatra its lord. */
function wireLimb(at: InstantWriter, kind: LimbKind, { index, id, startJdUt, endJdUt }: Limb): Wired {
  return {
    index,
    id,
    ...(kind === 'tithi' ? { paksha: index <= 15 ? 'shukla' : 'krishna' } : {}),
    ...(kind === 'nakshatra' ? { lord: NAKSHATRA_LORDS[(index - 1) % 9]! } : {}),
    start: at(startJdUt),
    end: at(endJdUt),
  };
}

/** The four limbs of Sun and Moon that hold at the moment of the answer. */
export function wireCurrentLimbs(at: InstantWriter, current: CurrentLimbs): Record<LimbKind, Wired> {
  const wired = (kind: LimbKind): Wired => ({
    ...wireLimb(at, kind, current[kind]),
    fraction: wireBelow(current[kind].fraction, 1),
    ...(kind === 'nakshatra' ? { pada: Math.floor(current[kind].fraction * 4) + 1 } : {}),
  });
  return { tithi: wired('tithi'), nakshatra: wired('nakshatra'), yoga: wired('yoga'), karana: wired('karana') };
}

/** Every limb that touches the day. */
export function wireLimbLists(at: InstantWriter, limbs: Panchang['limbs']): Wired {
  return Object.fromEntries(LIMBS.map((kind) => [kind, limbs[kind].map((limb) => wireLimb(at, kind, limb))]));
}
