import type { Ephemeris, GeoPosition, LunarEclipse } from '../ephemeris.ts';
import type { Vector } from '../geometry/vector.ts';
import { findMinimum } from '../search/root.ts';
import type { LocalEclipse, NamedContact } from './eclipse.ts';
import { altitudeAt, isWithin, nearestInstant, stretchesAboveHorizon } from './horizon.ts';
import { centralGap, discsFrom, partialGap, eclipsePhase } from './solar-discs.ts';
import { REACH_DAYS, type SunMoonAt } from './sun-moon.ts';
import { findTouches, type Touches } from './natal-contacts.ts';

/** Largest difference, in days, between the middle of an eclipse at one place and for the Earth as a whole. */
const LOCAL_MAXIMUM_WITHIN_DAYS = 0.14;
const CENTRAL_REACH_DAYS = 0.02;
const TOLERANCE_DAYS = 1e-7;
const DEG = 180 / Math.PI;
/** Positions are already topocentric. */
const OBSERVER: Vector = [0, 0, 0];

const UNSEEN: LocalEclipse = {
  visible: false,
  type: null,
  beginsJdUt: null,
  maximumJdUt: null,
  endsJdUt: null,
  contacts: [],
  magnitude: null,
  obscuration: null,
  altitudeDeg: null,
};

/** What a place sees of a solar eclipse, from the discs of Sun and Moon. `at` holds topocentric positions. */
export function localSolar(at: SunMoonAt, maximumJdUt: number, place: GeoPosition): LocalEclipse {
  const partial = findTouches(
    (jdUt) => partialGap(discsFrom(OBSERVER, at(jdUt))),
    maximumJdUt,
    REACH_DAYS,
    LOCAL_MAXIMUM_WITHIN_DAYS,
  );
  if (partial === null) return UNSEEN;
  const stretches = stretchesAboveHorizon(at, 'sun', place, partial);
  if (stretches.length === 0) return UNSEEN;
  const deepestJdUt = findMinimum(
    (jdUt) => discsFrom(OBSERVER, at(jdUt)).separation,
    partial.beginsJdUt,
    partial.endsJdUt,
    TOLERANCE_DAYS,
  );
  const greatestJdUt = nearestInstant(stretches, deepestJdUt);
  const phase = eclipsePhase(discsFrom(OBSERVER, at(greatestJdUt)));
  const central = findTouches(
    (jdUt) => centralGap(discsFrom(OBSERVER, at(jdUt))),
    deepestJdUt,
    CENTRAL_REACH_DAYS,
    CENTRAL_REACH_DAYS / 4,
  );
  return {
    ...seen(at, 'sun', place, stretches, greatestJdUt, [
      { name: 'c1', jdUt: partial.beginsJdUt },
      ...(central === null
        ? []
        : ([
            { name: 'c2', jdUt: central.beginsJdUt },
            { name: 'c3', jdUt: central.endsJdUt },
          ] as const)),
      { name: 'c4', jdUt: partial.endsJdUt },
    ]),
    type: phase?.type ?? 'partial',
    magnitude: phase?.magnitude ?? 0,
    obscuration: phase?.obscuration ?? 0,
  };
}

/**
 * What a place sees of a lunar eclipse: the part that happens while the Moon is above its horizon. `at` holds
 * topocentric positions.
 */
export function localLunar(
  ephemeris: Ephemeris,
  at: SunMoonAt,
  { contacts, maximumJdUt }: LunarEclipse,
  place: GeoPosition,
): LocalEclipse {
  const stretches = stretchesAboveHorizon(at, 'moon', place, { beginsJdUt: contacts.p1, endsJdUt: contacts.p4 });
  if (stretches.length === 0) return UNSEEN;
  const greatestJdUt = nearestInstant(stretches, maximumJdUt);
  const { umbralMagnitude, penumbralMagnitude } = ephemeris.lunarEclipseMagnitudes(greatestJdUt);
  const type = umbralMagnitude >= 1 ? 'total' : umbralMagnitude > 0 ? 'partial' : 'penumbral';
  const named = (['p1', 'u1', 'u2', 'u3', 'u4', 'p4'] as const).flatMap((name): NamedContact[] => {
    const jdUt = contacts[name];
    return jdUt === null ? [] : [{ name, jdUt }];
  });
  return {
    ...seen(at, 'moon', place, stretches, greatestJdUt, named),
    type,
    magnitude: Math.max(0, type === 'penumbral' ? penumbralMagnitude : umbralMagnitude),
    obscuration: null,
  };
}

function seen(
  at: SunMoonAt,
  body: 'sun' | 'moon',
  place: GeoPosition,
  stretches: readonly Touches[],
  greatestJdUt: number,
  contacts: readonly NamedContact[],
): Omit<LocalEclipse, 'type' | 'magnitude' | 'obscuration'> {
  return {
    visible: true,
    beginsJdUt: stretches[0]!.beginsJdUt,
    maximumJdUt: greatestJdUt,
    endsJdUt: stretches.at(-1)!.endsJdUt,
    contacts: contacts.filter(({ jdUt }) => isWithin(stretches, jdUt)),
    altitudeDeg: altitudeAt(at, body, place, greatestJdUt) * DEG,
  };
}
