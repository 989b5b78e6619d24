import { separationDeg, wrap180 } from '../angle/angle.ts';
import type { ClassicalPlanet } from '../bodies/table.ts';
import { ASPECT_KINDS } from '../aspects/kinds.ts';
import { aspectBySign, isWithinMoieties, type SignAspect, type TraditionalChart } from './chart.ts';
import { isLighter, othersThan, type Contact, type QuestionSky } from './contacts.ts';
import { type EssentialDignity, receivedIn } from './receptions.ts';

export const HINDRANCES = ['prohibition', 'frustration', 'abscission', 'refranation', 'leaves_sign'] as const;

/** What comes between two significators before their aspect, or instead of it. */
export interface Hindrance {
  readonly kind: (typeof HINDRANCES)[number];
  readonly jdUt: number;
  /** The third planet; the significator itself where it turns or leaves its sign. */
  readonly planet: ClassicalPlanet;
  /** The significator that the third planet meets, and how. */
  readonly contact: Contact | null;
  readonly meets: ClassicalPlanet | null;
}

export interface Translation {
  readonly planet: ClassicalPlanet;
  readonly from: Contact;
  readonly to: Contact;
  /** The dignities of the significator it comes from that it is in; Lilly requires one (p. 125). */
  readonly receivedIn: readonly EssentialDignity[];
}

export interface Collection {
  readonly planet: ClassicalPlanet;
  readonly contacts: readonly [Contact, Contact];
  /** The dignities of either significator that it is in; Lilly requires both (p. 126). */
  readonly receivedIn: readonly [readonly EssentialDignity[], readonly EssentialDignity[]];
}

export interface PairPerfection {
  readonly planets: readonly [ClassicalPlanet, ClassicalPlanet];
  /** Their aspect by sign. */
  readonly behold: SignAspect | null;
  readonly motion: 'applying' | 'separating' | null;
  readonly isInOrb: boolean;
  /** Their next exact aspect before either leaves its sign. */
  readonly direct: Contact | null;
  /** In order of time. */
  readonly hindrances: readonly Hindrance[];
  readonly translations: readonly Translation[];
  readonly collections: readonly Collection[];
}

type Pair = readonly [ClassicalPlanet, ClassicalPlanet];

/**
 * Whether and how two significators come together: their next exact aspect, what hinders it, translation and collection of
 * light (Lilly, Christian Astrology, 1647, pp. 110–113 and 125–126; abscission: Bonatti, Liber Astronomiae III). All
 * contacts are exact ones, found in the sky, from the moment on and before either planet leaves its sign.
 * - prohibition: a lighter third planet meets a significator first; frustration: the slower significator meets another body
 *   first by conjunction; abscission: a significator meets a heavier planet first in any other way;
 * - refranation: the lighter significator turns retrograde first; leaves_sign: they apply, but one leaves its sign first.
 */
export function perfectionOf(sky: QuestionSky, chart: TraditionalChart, pair: Pair): PairPerfection {
  const [a, b] = pair;
  const [aDeg, bDeg] = [sky.longitudeDeg(a), sky.longitudeDeg(b)];
  const behold = aspectBySign(aDeg, bDeg);
  const angleDeg = behold === null ? null : ASPECT_KINDS[behold].angleDeg;
  const direct = sky.next(a, b);
  const motion = angleDeg === null ? null : isApplying(sky, pair, angleDeg) ? 'applying' : 'separating';
  return {
    planets: pair,
    behold,
    motion,
    isInOrb: angleDeg !== null && isWithinMoieties(a, aDeg, b, bDeg, angleDeg),
    direct,
    hindrances:
      direct === null
        ? motion === 'applying'
          ? [neverExact(sky, pair)].filter((found) => found !== null)
          : []
        : hindrancesBefore(sky, pair, direct),
    translations: translations(sky, chart, pair),
    collections: direct === null ? collections(sky, chart, pair) : [],
  };
}

function isApplying(sky: QuestionSky, [a, b]: Pair, angleDeg: number): boolean {
  const apartDeg = wrap180(sky.longitudeDeg(a) - sky.longitudeDeg(b));
  const orbDeg = separationDeg(sky.longitudeDeg(a), sky.longitudeDeg(b)) - angleDeg;
  return orbDeg * Math.sign(apartDeg) * (sky.speedDegPerDay(a) - sky.speedDegPerDay(b)) < 0;
}

function hindrancesBefore(sky: QuestionSky, pair: Pair, direct: Contact): Hindrance[] {
  const lighter = lighterOf(pair);
  const turnsJdUt = sky.turnsRetrograde(lighter, direct.jdUt);
  const refranation: Hindrance[] =
    turnsJdUt === null ? [] : [{ kind: 'refranation', jdUt: turnsJdUt, planet: lighter, contact: null, meets: null }];
  const thirds = othersThan(...pair).flatMap((planet) =>
    pair.flatMap((meets): Hindrance[] => {
      const contact = sky.next(planet, meets);
      if (contact === null || contact.jdUt >= direct.jdUt) return [];
      return [{ kind: kindOf(planet, meets, lighter, contact), jdUt: contact.jdUt, planet, contact, meets }];
    }),
  );
  return [...refranation, ...thirds].toSorted((a, b) => a.jdUt - b.jdUt);
}

function kindOf(
  third: ClassicalPlanet,
  meets: ClassicalPlanet,
  lighter: ClassicalPlanet,
  { aspect }: Contact,
): Hindrance['kind'] {
  if (isLighter(third, meets)) return 'prohibition';
  return meets !== lighter && aspect === 'conjunction' ? 'frustration' : 'abscission';
}

/** Why planets that apply do not come to their aspect; null where none leaves its sign within three years. */
function neverExact(sky: QuestionSky, pair: Pair): Hindrance | null {
  const leaves = pair
    .flatMap((planet) => {
      const { leavesJdUt } = sky.stay(planet);
      return leavesJdUt === null ? [] : [{ planet, jdUt: leavesJdUt }];
    })
    .toSorted((a, b) => a.jdUt - b.jdUt)
    .at(0);
  if (leaves === undefined) return null;
  const lighter = lighterOf(pair);
  const turnsJdUt = sky.turnsRetrograde(lighter, leaves.jdUt);
  return turnsJdUt === null
    ? { kind: 'leaves_sign', ...leaves, contact: null, meets: null }
    : { kind: 'refranation', jdUt: turnsJdUt, planet: lighter, contact: null, meets: null };
}

/** A lighter planet whose last contact was with one of them and whose next is with the other. */
function translations(sky: QuestionSky, chart: TraditionalChart, pair: Pair): Translation[] {
  return othersThan(...pair).flatMap((planet): Translation[] => {
    if (!pair.every((one) => isLighter(planet, one))) return [];
    const from = lastOf(sky, planet);
    const to = nextOf(sky, planet);
    if (from === null || to === null) return [];
    const [giver, taker] = [otherIn(from, planet), otherIn(to, planet)];
    if (giver === taker || !pair.includes(giver) || !pair.includes(taker)) return [];
    return [{ planet, from, to, receivedIn: receivedIn(chart, planet, giver) }];
  });
}

/** A heavier planet that both meet. */
function collections(sky: QuestionSky, chart: TraditionalChart, pair: Pair): Collection[] {
  const [a, b] = pair;
  return othersThan(a, b).flatMap((planet): Collection[] => {
    if (!pair.every((one) => isLighter(one, planet))) return [];
    const [ofA, ofB] = [sky.next(a, planet), sky.next(b, planet)];
    if (ofA === null || ofB === null) return [];
    return [{ planet, contacts: [ofA, ofB], receivedIn: [receivedIn(chart, planet, a), receivedIn(chart, planet, b)] }];
  });
}

/** The next exact aspect of a planet to any other one before it leaves its sign. */
export function nextOf(sky: QuestionSky, planet: ClassicalPlanet): Contact | null {
  return (
    othersThan(planet)
      .map((other) => sky.next(planet, other))
      .filter((contact) => contact !== null)
      .toSorted((a, b) => a.jdUt - b.jdUt)
      .at(0) ?? null
  );
}

/** The last exact aspect of a planet since it is in its sign. */
export function lastOf(sky: QuestionSky, planet: ClassicalPlanet): Contact | null {
  return (
    othersThan(planet)
      .map((other) => sky.last(planet, other))
      .filter((contact) => contact !== null)
      .toSorted((a, b) => b.jdUt - a.jdUt)
      .at(0) ?? null
  );
}

/** The other planet of a contact. */
export function otherIn({ planets: [a, b] }: Contact, planet: ClassicalPlanet): ClassicalPlanet {
  return a === planet ? b : a;
}

function lighterOf([a, b]: Pair): ClassicalPlanet {
  return isLighter(a, b) ? a : b;
}
