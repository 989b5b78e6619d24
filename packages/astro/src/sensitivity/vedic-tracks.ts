import {
  dashaCycle,
  dashasAtBirth,
  isNakshatraDasha,
  NAKSHATRA_DASHAS,
  type DashaReading,
  type DashaSystem,
} from '../vedic/dasha/dashas.ts';
import type { DashaCycle, DashaLink } from '../vedic/dasha/period.ts';
import { charaKarakas } from '../vedic/karakas/chara-karakas.ts';
import { grahaHouses } from '../vedic/chart-grahas.ts';
import { nakshatraAt } from '../vedic/nakshatra.ts';
import { limbIdAt, limbIndexAt } from '../vedic/panchang/limbs.ts';
import {
  countedPlace,
  type Counting,
  readVargaPlace,
  type VargaNumber,
  type VargaReadings,
} from '../vedic/varga/rules.ts';
import { GRAHAS, type GrahaId } from '../vedic/zodiac.ts';
import { degreeInSign, signByIndex, signIndexAt, zodiacSign } from '../zodiac/signs.ts';
import type { Fact, FactKind, Track } from './facts.ts';
import type { VedicInstant } from './vedic-instant.ts';

type VedicTrack = Track<VedicInstant>;
/** The lagna runs; the grahas walk. */
export interface Paced<T> {
  readonly quick: T;
  readonly slow: T;
}

function paced(
  facts: readonly Fact[],
  isQuick: (fact: Fact) => boolean,
  valueOf: (fact: Fact) => VedicTrack['valueAt'],
): Paced<VedicTrack> {
  const track = (chosen: readonly Fact[]): VedicTrack => {
    const values = chosen.map(valueOf);
    return { facts: chosen, valueAt: (instant, index) => values[index]!(instant, index) };
  };
  return { quick: track(facts.filter(isQuick)), slow: track(facts.filter((fact) => !isQuick(fact))) };
}

const POINTS: readonly (GrahaId | 'lagna')[] = ['lagna', ...GRAHAS];
const isLagna = ({ point }: Fact): boolean => point === 'lagna';

/** A value for the lagna and every graha, from the sidereal longitude. */
function ofPoints(
  kind: (id: GrahaId | 'lagna') => FactKind,
  extra: Pick<Fact, 'varga'>,
  value: (longitudeDeg: number) => string | number,
): Paced<VedicTrack> {
  const facts = POINTS.map((point): Fact => ({ kind: kind(point), point, ...extra }));
  return paced(
    facts,
    isLagna,
    ({ point }) =>
      (instant) =>
        value(instant.longitudeDeg(point as GrahaId | 'lagna')),
  );
}

/** Signs of the lagna and the grahas. */
export function siderealSigns(): Paced<VedicTrack> {
  return ofPoints((id) => (id === 'lagna' ? 'lagna_sign' : 'graha_sign'), {}, zodiacSign);
}

/** Nakshatras and padas of the lagna and the grahas. */
export function nakshatras(): Paced<VedicTrack>[] {
  return [
    ofPoints(
      () => 'nakshatra',
      {},
      (longitudeDeg) => nakshatraAt(longitudeDeg).id,
    ),
    ofPoints(
      () => 'pada',
      {},
      (longitudeDeg) => nakshatraAt(longitudeDeg).pada,
    ),
  ];
}

/** A divisional chart: one of the known, by the given readings, or any number of divisions by a regular counting. */
export type VargaChoice =
  | { readonly varga: VargaNumber; readonly readings: VargaReadings }
  | { readonly divisions: number; readonly counting: Counting };

/** Signs of the lagna and the grahas in a divisional chart. */
export function vargaSigns(choice: VargaChoice): Paced<VedicTrack> {
  const [varga, signIndex] =
    'varga' in choice
      ? [`D${choice.varga}`, (deg: number) => readVargaPlace(choice.varga, deg, choice.readings).signIndex]
      : [
          `D${choice.divisions}_${choice.counting}`,
          (deg: number) => countedPlace(choice.counting, choice.divisions, deg).signIndex,
        ];
  return ofPoints(
    () => 'varga_sign',
    { varga },
    (longitudeDeg) => signByIndex(signIndex(longitudeDeg)),
  );
}

/** Bhavas of the grahas, by `settings.bhava`. */
export function bhavaTrack(bhava: 'whole_sign' | 'chalit'): VedicTrack {
  return grahaTrack('bhava', (instant, id) => {
    const position = instant.graha(id);
    const chalitHouse = bhava === 'chalit' ? instant.chalit.houseOf(position) : null;
    return grahaHouses(signIndexAt(position.longitudeDeg), signIndexAt(instant.lagnaDeg), chalitHouse, bhava).house;
  });
}

/** Bhavas of the grahas in the chalit. */
export function chalitTrack(): VedicTrack {
  return grahaTrack('chalit_bhava', (instant, id) => instant.chalit.houseOf(instant.graha(id)));
}

function grahaTrack(kind: FactKind, value: (instant: VedicInstant, id: GrahaId) => number | null): VedicTrack {
  return {
    facts: GRAHAS.map((point): Fact => ({ kind, point })),
    valueAt: (instant, index) => value(instant, GRAHAS[index]!),
  };
}

/** The graha that is each chara karaka. */
export function karakaTrack(scheme: 7 | 8): VedicTrack {
  const ranked = (instant: VedicInstant): ReturnType<typeof charaKarakas> =>
    charaKarakas(
      { grahas: GRAHAS.map((id) => ({ id, degreeInSignDeg: degreeInSign(instant.graha(id).longitudeDeg) })) },
      scheme,
    );
  const names = charaKarakas({ grahas: GRAHAS.map((id) => ({ id, degreeInSignDeg: 0 })) }, scheme);
  return {
    facts: names.map(({ karaka }): Fact => ({ kind: 'karaka', point: karaka })),
    valueAt: (instant, index) => ranked(instant)[index]!.graha,
  };
}

/**
 * Whether the lords of a dasha are followed: not where they hang on sunrise, on the sree lagna, which runs through a sign
 * in minutes, or on a varga.
 */
export function isFollowedDasha(system: DashaSystem, reading: Pick<DashaReading, 'varga'>): boolean {
  return system !== 'chakra' && system !== 'sudasa' && (system !== 'narayana' || reading.varga === 1);
}

export interface DashaChoice {
  readonly systems: readonly DashaSystem[];
  /** 1 maha … 5 prana. */
  readonly levels: number;
  readonly narayana: DashaReading;
}

/**
 * What no two periods of one dasha that run within moments share: the way down to it, then its lord or sign. A sign
 * returns among the nine of kalachakra, where pratyantars may have passed in a second.
 */
function dashaName(way: readonly DashaLink[]): string {
  const { lord, signIndex } = way.at(-1)!;
  return [...way.map((link) => link.place ?? link.lord), signIndex === undefined ? lord : signByIndex(signIndex)].join(
    ' ',
  );
}

/** Lords, or signs, of the dashas that run at the birth: those of the Moon's nakshatra, which change quickly when they are deep, and those of signs. */
export function dashaTracks({ systems, levels, narayana }: DashaChoice): Record<'moon' | 'signs', VedicTrack> {
  const track = (
    chosen: readonly DashaSystem[],
    cycleOf: (instant: VedicInstant, system: DashaSystem) => DashaCycle | null,
  ): VedicTrack => {
    const facts = chosen.flatMap((dasha) =>
      Array.from({ length: levels }, (_, index): Fact => ({
        kind: 'dasha_lord',
        point: null,
        dasha,
        level: index + 1,
      })),
    );
    // All levels of a dasha are read at one instant before the next.
    let last: { instant: VedicInstant; system: DashaSystem; links: readonly DashaLink[] | null } | null = null;
    const linksAt = (instant: VedicInstant, system: DashaSystem): readonly DashaLink[] | null => {
      if (last?.instant !== instant || last.system !== system) {
        const cycle = cycleOf(instant, system);
        last = { instant, system, links: cycle && dashasAtBirth(cycle, levels) };
      }
      return last.links;
    };
    return {
      facts,
      valueAt: (instant, index) => {
        const { dasha, level } = facts[index]!;
        const links = linksAt(instant, dasha!);
        return links && dashaName(links.slice(0, level));
      },
      reported: (value) => (value === null ? null : String(value).split(' ').at(-1)!),
    };
  };
  return {
    moon: track(systems.filter(isNakshatraDasha), (instant, system) =>
      isNakshatraDasha(system) ? NAKSHATRA_DASHAS[system](instant.graha('moon').longitudeDeg).cycle : null,
    ),
    signs: track(
      systems.filter((system) => !isNakshatraDasha(system)),
      (instant, system) => dashaCycle(instant.chart, system, narayana),
    ),
  };
}

const LIMB_FACTS = ['tithi', 'karana', 'yoga'] as const;

/** Tithi, karana and yoga. */
export const LIMB_TRACK: VedicTrack = {
  facts: LIMB_FACTS.map((kind): Fact => ({ kind, point: null })),
  valueAt: (instant, index) => {
    const kind = LIMB_FACTS[index]!;
    return limbIdAt(kind, limbIndexAt(kind, instant.luminary('moon'), instant.luminary('sun')));
  },
};
