import type { AgreementReadings } from '@theia-astro/astro/vedic/matching/agreements';
import { ashtakoota, type Ashtakoota, type KootaScore } from '@theia-astro/astro/vedic/matching/ashtakoota';
import type { ExceptionRule } from '@theia-astro/astro/vedic/matching/exceptions';
import { KOOTAS, type Couple } from '@theia-astro/astro/vedic/matching/koota';
import type { MoonPlace } from '@theia-astro/astro/vedic/matching/moon-place';
import { poruthams, type Affliction, type Porutham } from '@theia-astro/astro/vedic/matching/porutham';
import type { Warning } from '../endpoint.ts';
import { mapIds } from '../wire/by-id.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { afflictionSchema, exceptionSchema, kootaSchema, matchSchema, poruthamSchema } from './match-shape.ts';
import { coupleManglik, DEFAULT_MANGLIK_HOUSES } from './manglik.ts';
import type { Partner } from './partner.ts';

export interface MatchOptions {
  readonly applyExceptions: boolean;
  readonly readings: AgreementReadings;
  /** Houses in which Mars makes a chart manglik; absent for the default ones. */
  readonly manglikHouses?: readonly number[];
  /** Adds the ten agreements of South Indian matching. */
  readonly porutham?: boolean;
}

interface Roles {
  readonly groomIsA: boolean;
  readonly assumed: boolean;
}

/** Genders give the roles; otherwise person_a is treated as the groom (docs/methods/matching.md). */
function assignRoles(a: Partner, b: Partner): Roles {
  if (a.gender === 'male' && b.gender !== 'male') return { groomIsA: true, assumed: false };
  if (b.gender === 'male' && a.gender !== 'male') return { groomIsA: false, assumed: false };
  if (a.gender === 'female' && b.gender !== 'female') return { groomIsA: false, assumed: false };
  if (b.gender === 'female' && a.gender !== 'female') return { groomIsA: true, assumed: false };
  return { groomIsA: true, assumed: true };
}

const makeCouple = (a: MoonPlace, b: MoonPlace, { groomIsA }: Roles): Couple =>
  groomIsA ? { groom: a, bride: b } : { groom: b, bride: a };

/** The matching of two charts for every product, and its warnings. */
export function matchPartners(
  a: Partner,
  b: Partner,
  options: MatchOptions,
): { readonly wired: Wire<typeof matchSchema>; readonly warnings: readonly Warning[] } {
  const roles = assignRoles(a, b);
  const couple = makeCouple(a.moonPlaces[0]!, b.moonPlaces[0]!, roles);
  const match = ashtakoota(couple, options.applyExceptions);
  const { agreements, list, rajju, vedha } = poruthams(couple, options.readings);
  const { groomIsA, assumed } = roles;
  return {
    wired: {
      total: match.total,
      max: 36,
      verdict: match.verdict,
      ...uncertainty(a, b, roles, options),
      roles: { groom: groomIsA ? 'person_a' : 'person_b', bride: groomIsA ? 'person_b' : 'person_a', assumed },
      kootas: mapIds(KOOTAS, (id) =>
        wireKoota(
          match.kootas.find(({ koota }) => koota === id)!,
          groomIsA,
        ),
      ),
      exceptions: wireExceptions(match, options.applyExceptions),
      mahendra: agreements.mahendra,
      stree_dirgha: agreements.streeDirgha,
      nakshatras_from_bride: agreements.countFromBride,
      vedha: wireAffliction(vedha),
      rajju: wireAffliction(rajju),
      rajju_parts: groomIsA
        ? { a: agreements.groomRajju, b: agreements.brideRajju }
        : { a: agreements.brideRajju, b: agreements.groomRajju },
      manglik: coupleManglik(a, b, options.manglikHouses ?? DEFAULT_MANGLIK_HOUSES),
      ...(options.porutham === true ? { porutham: wirePoruthams(list) } : {}),
    },
    warnings: assumed
      ? [
          {
            code: 'assumed_roles',
            message: 'Without one male and one female partner, person_a is treated as the groom.',
            field: 'person_a.gender',
          },
        ]
      : [],
  };
}

const wireAffliction = ({ present, harmful, excusedBy }: Affliction): Wire<typeof afflictionSchema> => ({
  present,
  harmful,
  excused_by: excusedBy,
});

function wirePoruthams(list: readonly Porutham[]): Wire<typeof poruthamSchema> {
  return {
    agreements: list.map(({ id, result, reason, excusedBy }) => ({ id, result, reason, excused_by: excusedBy })),
    good: list.filter(({ result }) => result === 'good').length,
    of: 10,
  };
}

function wireKoota({ score, max, groom, bride, reason }: KootaScore, groomIsA: boolean): Wire<typeof kootaSchema> {
  return { score, max, a: groomIsA ? groom : bride, b: groomIsA ? bride : groom, reason };
}

const EXCEPTION_TEXTS: Readonly<Record<ExceptionRule, string>> = {
  same_sign_different_nakshatra: 'Both Moons are in one sign and different nakshatras.',
  same_nakshatra_different_sign: 'Both Moons are in one nakshatra and different signs.',
  same_nakshatra_different_pada: 'Both Moons are in one nakshatra and different quarters.',
  same_sign_lord: 'Both Moon signs have the same lord.',
  sign_lords_friends: 'The lords of the Moon signs are friends of each other.',
  same_sign: 'Both Moons are in one sign.',
};

function wireExceptions({ kootas }: Ashtakoota, applied: boolean): Wire<typeof exceptionSchema>[] {
  return kootas.flatMap(({ koota, exceptions }) =>
    exceptions.map((rule) => ({ koota, rule, reason: EXCEPTION_TEXTS[rule], applied })),
  );
}

/** Range of the total over the day of an unknown birth time. */
function uncertainty(
  a: Partner,
  b: Partner,
  roles: Roles,
  { applyExceptions }: MatchOptions,
): Pick<Wire<typeof matchSchema>, 'approximate' | 'total_range'> {
  if (!a.chart.birth.unknownTime && !b.chart.birth.unknownTime) return {};
  const totals = a.moonPlaces.flatMap((placeA) =>
    b.moonPlaces.map((placeB) => ashtakoota(makeCouple(placeA, placeB, roles), applyExceptions).total),
  );
  return { approximate: true, total_range: { min: Math.min(...totals), max: Math.max(...totals) } };
}
