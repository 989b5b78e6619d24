import { agreementsOf, type StreeDirghaCount } from '@theia/astro/vedic/matching/agreements';
import { ashtakoota, type Ashtakoota, type KootaScore } from '@theia/astro/vedic/matching/ashtakoota';
import type { ExceptionRule } from '@theia/astro/vedic/matching/exceptions';
import type { Couple } from '@theia/astro/vedic/matching/koota';
import type { MoonPlace } from '@theia/astro/vedic/matching/moon-place';
import { poruthams, type Porutham } from '@theia/astro/vedic/matching/porutham';
import type { Warning } from '../endpoint.ts';
import { DEFAULT_MANGLIK_HOUSES } from '../vedic/options.ts';
import { coupleManglik } from './manglik.ts';
import type { Partner } from './partner.ts';

type Wired = Record<string, unknown>;

export interface MatchOptions {
  readonly applyExceptions: boolean;
  readonly streeDirghaCount: StreeDirghaCount;
  /** Houses in which Mars afflicts; absent: the contract's. */
  readonly manglikHouses?: readonly number[];
  /** Also the ten agreements of the south. */
  readonly porutham?: boolean;
}

interface Roles {
  readonly groomIsA: boolean;
  readonly assumed: boolean;
}

/** Man and woman name the roles; else person_a is taken for the groom (contract §8.4). */
function rolesOf(a: Partner, b: Partner): Roles {
  if (a.gender === 'male' && b.gender !== 'male') return { groomIsA: true, assumed: false };
  if (b.gender === 'male' && a.gender !== 'male') return { groomIsA: false, assumed: false };
  if (a.gender === 'female' && b.gender !== 'female') return { groomIsA: false, assumed: false };
  if (b.gender === 'female' && a.gender !== 'female') return { groomIsA: true, assumed: false };
  return { groomIsA: true, assumed: true };
}

const coupleOf = (a: MoonPlace, b: MoonPlace, { groomIsA }: Roles): Couple =>
  groomIsA ? { groom: a, bride: b } : { groom: b, bride: a };

/** The matching of two charts as every product shows it, and its warnings. */
export function matchPartners(
  a: Partner,
  b: Partner,
  options: MatchOptions,
): { readonly wired: Wired; readonly warnings: readonly Warning[] } {
  const roles = rolesOf(a, b);
  const couple = coupleOf(a.moonPlaces[0]!, b.moonPlaces[0]!, roles);
  const match = ashtakoota(couple, options.applyExceptions);
  const agreements = agreementsOf(couple, options.streeDirghaCount);
  const { groomIsA, assumed } = roles;
  return {
    wired: {
      total: match.total,
      max: 36,
      verdict: match.verdict,
      ...uncertainty(a, b, roles, options),
      roles: { groom: groomIsA ? 'person_a' : 'person_b', bride: groomIsA ? 'person_b' : 'person_a', assumed },
      kootas: Object.fromEntries(match.kootas.map((koota) => [koota.koota, wireKoota(koota, groomIsA)])),
      exceptions: wireExceptions(match, options.applyExceptions),
      mahendra: agreements.mahendra,
      vedha: agreements.vedha,
      rajju: agreements.rajju,
      stree_dirgha: agreements.streeDirgha,
      nakshatras_from_bride: agreements.countFromBride,
      rajju_parts: groomIsA
        ? { a: agreements.groomRajju, b: agreements.brideRajju }
        : { a: agreements.brideRajju, b: agreements.groomRajju },
      manglik: coupleManglik(a, b, options.manglikHouses ?? DEFAULT_MANGLIK_HOUSES),
      ...(options.porutham === true ? { porutham: wirePoruthams(poruthams(couple, options.streeDirghaCount)) } : {}),
    },
    warnings: assumed
      ? [
          {
            code: 'assumed_roles',
            message: 'Without one male and one female partner person_a is taken for the groom.',
            field: 'person_a.gender',
          },
        ]
      : [],
  };
}

function wirePoruthams(agreements: readonly Porutham[]): Wired {
  return {
    agreements: agreements.map(({ id, result, reason }) => ({ id, result, reason })),
    good: agreements.filter(({ result }) => result === 'good').length,
    of: agreements.length,
  };
}

function wireKoota({ score, max, groom, bride, reason }: KootaScore, groomIsA: boolean): Wired {
  return { score, max, a: groomIsA ? groom : bride, b: groomIsA ? bride : groom, reason };
}

const EXCEPTION_TEXTS: Readonly<Record<ExceptionRule, string>> = {
  same_sign_different_nakshatra: 'Both Moons are in one sign under different nakshatras.',
  same_nakshatra_different_sign: 'Both Moons are under one nakshatra in different signs.',
  same_nakshatra_different_pada: 'Both Moons are under one nakshatra in different quarters.',
  same_sign_lord: 'Both Moon signs have the same lord.',
  sign_lords_friends: 'The lords of the Moon signs are friends of each other.',
  same_sign: 'Both Moons are in one sign.',
};

function wireExceptions({ kootas }: Ashtakoota, applied: boolean): Wired[] {
  return kootas.flatMap(({ koota, exceptions }) =>
    exceptions.map((rule) => ({ koota, rule, reason: EXCEPTION_TEXTS[rule], applied })),
  );
}

/** With an unknown birth time: what the total can be over the day. */
function uncertainty(a: Partner, b: Partner, roles: Roles, { applyExceptions }: MatchOptions): Wired {
  if (!a.chart.birth.unknownTime && !b.chart.birth.unknownTime) return {};
  const totals = a.moonPlaces.flatMap((placeA) =>
    b.moonPlaces.map((placeB) => ashtakoota(coupleOf(placeA, placeB, roles), applyExceptions).total),
  );
  return { approximate: true, total_range: { min: Math.min(...totals), max: Math.max(...totals) } };
}
