import { dmsText } from '@theia/astro/angle/dms';
import type { Aspect } from '@theia/astro/aspects/aspect';
import type { Ephemeris } from '@theia/astro/ephemeris';
import type { ProgressedPoint } from '@theia/astro/progressions/compute';
import type { ProgressedEvent } from '@theia/astro/progressions/events';
import type { ProgressedLunation } from '@theia/astro/progressions/lunation';
import { degreeInSign, signAt } from '@theia/astro/zodiac/signs';
import { wireAspect } from '../natal/wire-aspects.ts';
import { wire, wireBelow, wireLongitude } from '../natal/wire-number.ts';
import { wirePoint, wireZodiac } from '../natal/wire-point.ts';
import type { Uncertainty } from '../return/uncertainty.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';

type Wired = Record<string, unknown>;

/** A progressed point: the point object of contract §3.1 with its natal house; a directed one has no place in any sky beside its longitude. */
export function wireProgressedPoint(
  ephemeris: Ephemeris,
  { id, longitudeDeg, speedDegPerDay, sky, house, housePosition, natalHouse }: ProgressedPoint,
): Wired {
  const bare: Wired =
    sky === null
      ? {
          id,
          ...wireZodiac(longitudeDeg),
          dms: dmsText(degreeInSign(longitudeDeg)),
          speed: wire(speedDegPerDay),
          motion: 'direct',
          retrograde: false,
        }
      : wirePoint(ephemeris, sky, { house: false, stations: false, gauquelin: false });
  return {
    ...bare,
    house,
    house_position: house === null || housePosition === null ? null : wireBelow(housePosition, house + 1),
    natal_house: natalHouse,
  };
}

/** An aspect of a progressed to a natal point. */
export function wireNatalAspect(aspect: Aspect, unknownTime: boolean): Wired {
  const { point_1: progressed, point_2: natal, ...rest } = wireAspect(aspect, unknownTime);
  return { progressed, natal, ...rest };
}

/** An aspect between two progressed points. */
export const wireMutualAspect = wireAspect;

export function wireLunation(ephemeris: Ephemeris, lunation: ProgressedLunation, unknownTime: boolean): Wired {
  const at = (jdUt: number | null): string | null => (jdUt === null ? null : instantTextOfJd(ephemeris, jdUt));
  return {
    angle: wireLongitude(lunation.angleDeg),
    name: lunation.name,
    rudhyar: lunation.rudhyar,
    previous_new: at(lunation.previousNewJdUt),
    previous_full: at(lunation.previousFullJdUt),
    next_new: at(lunation.nextNewJdUt),
    next_full: at(lunation.nextFullJdUt),
    ...(unknownTime ? { approximate: true } : {}),
  };
}

/** One event of a life, with what an unknown birth time leaves of its instant. */
export function wireEvent(ephemeris: Ephemeris, event: ProgressedEvent, uncertainty: Uncertainty): Wired {
  const at: Wired = { at: instantTextOfJd(ephemeris, event.jdUt), julian_day_ut: wire(event.jdUt), body: event.body };
  const longitude = wireLongitude(event.longitudeDeg);
  switch (event.kind) {
    case 'exact':
      return {
        type: 'exact',
        ...at,
        aspect: event.aspect,
        target: event.target,
        longitude,
        motion: event.motion,
        ...uncertainty,
      };
    case 'sign_ingress':
      return {
        type: 'sign_ingress',
        ...at,
        sign: signAt(event.signIndex),
        from_sign: signAt(event.fromSignIndex),
        longitude,
        motion: event.motion,
        ...uncertainty,
      };
    case 'house_ingress':
      return {
        type: 'house_ingress',
        ...at,
        house: event.house,
        from_house: event.fromHouse,
        longitude,
        motion: event.motion,
      };
    case 'station':
      return { type: 'station', ...at, station: event.station, ...wireZodiac(event.longitudeDeg), ...uncertainty };
  }
}
