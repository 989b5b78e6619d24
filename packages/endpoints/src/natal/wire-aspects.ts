import type { Aspect } from '@theia/astro/aspects/aspect';
import type { DeclinationAspect } from '@theia/astro/aspects/declination';
import { wire } from './wire-number.ts';

/** The aspect object of contract §3.3; with an unknown birth time those of the Moon are marked approximate. */
export function wireAspect(aspect: Aspect, unknownTime: boolean): Record<string, unknown> {
  const { kind, pointA, pointB } = aspect;
  const wired: Record<string, unknown> = {
    point_1: pointA,
    point_2: pointB,
    aspect: kind.id,
    angle: wire(kind.angleDeg),
    separation: wire(aspect.separationDeg),
    orb: wire(aspect.orbDeg),
    allowed_orb: wire(aspect.allowedOrbDeg),
    exactness: wire(aspect.exactness),
    motion: aspect.motion,
    partile: aspect.partile,
    out_of_sign: aspect.outOfSign,
    nature: kind.nature,
  };
  if (unknownTime && (pointA === 'moon' || pointB === 'moon')) wired['approximate'] = true;
  return wired;
}

export function wireDeclinationAspect(aspect: DeclinationAspect, unknownTime: boolean): Record<string, unknown> {
  const { pointA, pointB } = aspect;
  return {
    point_1: pointA,
    point_2: pointB,
    aspect: aspect.kind,
    orb: wire(aspect.orbDeg),
    declination_1: wire(aspect.declinationADeg),
    declination_2: wire(aspect.declinationBDeg),
    ...(unknownTime && (pointA === 'moon' || pointB === 'moon') ? { approximate: true } : {}),
  };
}
