import {
  type Affliction,
  type AgreementReadings,
  type Porutham,
  PORUTHAM_EXCUSES,
  PORUTHAM_RESULTS,
  poruthams,
  PORUTHAMS,
} from '@theia-astro/astro/vedic/matching/porutham';
import {
  ashtakoota,
  type Ashtakoota,
  type Couple,
  EXCEPTION_RULES,
  type ExceptionRule,
  KOOTAS,
  type KootaScore,
  VERDICTS,
} from '@theia-astro/astro/vedic/matching/ashtakoota';
import { type MoonPlace, RAJJUS } from '@theia-astro/astro/vedic/matching/classes';
import type { Warning } from '../endpoint.ts';
import { byEveryId, mapIds } from '../wire/point.ts';
import type { Wire } from '../wire/wire.ts';
import { coupleManglik, coupleManglikSchema, DEFAULT_MANGLIK_HOUSES } from './manglik.ts';
import type { Partner } from './partner.ts';
import { z } from 'zod';

interface MatchOptions {
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

const side = z.enum(['person_a', 'person_b']);
/** Kinds of ids that a class can be: the sign of bhakoot, the lord of graha maitri; the others have names of their own. */
const CLASS_NAMES = ['signs', 'bodies'];

const kootaSchema = z
  .object({
    score: z.number().min(0),
    max: z.int(),
    a: z.string().meta({ description: 'Class of person_a under this koota.', 'x-names': CLASS_NAMES }),
    b: z.string().meta({ 'x-names': CLASS_NAMES }),
    reason: z.string(),
  })
  .meta({ id: 'Koota' });

const exceptionSchema = z
  .object({ koota: z.enum(KOOTAS), rule: z.enum(EXCEPTION_RULES), reason: z.string(), applied: z.boolean() })
  .meta({ id: 'KootaException' });

const excusedBySchema = z.array(z.enum(PORUTHAM_EXCUSES));

const afflictionSchema = z
  .object({
    present: z.boolean(),
    harmful: z.boolean().meta({ description: 'Present, and nothing excuses it.' }),
    excused_by: excusedBySchema,
  })
  .meta({ id: 'MatchAffliction' });

const poruthamSchema = z
  .object({
    agreements: z.array(
      z.object({
        id: z.enum(PORUTHAMS),
        result: z
          .enum(PORUTHAM_RESULTS)
          .meta({ description: 'What the rule gives, whatever excuses it. Rajju and vedha are good when absent.' }),
        reason: z.string(),
        excused_by: excusedBySchema,
      }),
    ),
    good: z.int().min(0).max(10),
    of: z.literal(10),
  })
  .meta({ id: 'Porutham' });

/** The matching of two people, in guna milan and in synastry. */
export const matchShape = {
  total: z.number().min(0).max(36),
  max: z.literal(36),
  verdict: z.enum(VERDICTS),
  approximate: z
    .literal(true)
    .optional()
    .meta({ description: 'A birth time is unknown: the Moons are those of noon.' }),
  total_range: z
    .object({ min: z.number(), max: z.number() })
    .optional()
    .meta({ description: 'Range of the total over the day of an unknown birth time.' }),
  roles: z.object({ groom: side, bride: side, assumed: z.boolean() }),
  kootas: byEveryId(KOOTAS, kootaSchema),
  exceptions: z.array(exceptionSchema),
  mahendra: z.boolean().meta({ description: 'True when the agreement holds (prosperity, offspring).' }),
  stree_dirgha: z.boolean().meta({ description: 'True when the groom’s nakshatra is far enough beyond the bride’s.' }),
  nakshatras_from_bride: z.int().min(1).max(27),
  vedha: afflictionSchema.meta({ description: 'An affliction: the nakshatras pierce each other.' }),
  rajju: afflictionSchema.meta({ description: 'An affliction: the nakshatras belong to one part of the rope.' }),
  rajju_parts: z.object({ a: z.enum(RAJJUS), b: z.enum(RAJJUS) }),
  manglik: coupleManglikSchema,
  porutham: poruthamSchema
    .optional()
    .meta({ description: 'The ten agreements of South Indian matching (dashakoota), with include porutham.' }),
};
export const matchSchema = z.object(matchShape).meta({ id: 'GunaMilan' });
