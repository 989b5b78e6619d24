import { TITHIS } from '../panchang/limb-names.ts';
import type { Limb } from '../panchang/limbs.ts';
import { type Almanac, type AlmanacMonth, type AlmanacTithi, tithiAt } from './almanac.ts';
import { decideDay, decideTithi, type Decision, type Preference } from './decide.ts';
import { type Ekadashi, ekadashis } from './ekadashi.ts';
import type { FeastRule, NakshatraRule, TithiRule } from './rules.ts';
import { sankrantis, solarMonths } from './solar-calendars.ts';
import feasts from '../../../data/festivals/feasts.json' with { type: 'json' };
import vratas from '../../../data/festivals/vratas.json' with { type: 'json' };

/**
 * Feasts by tithi in order of the lunar year, then by the Sun, by a nakshatra in a solar month, by an ekadashi, or counted from another feast.
 * rules.test.ts checks that each is a rule.
 */
export const FEASTS = feasts as readonly FeastRule[];

/** A feast on its day. */
export interface Feast {
  readonly rule: FeastRule;
  /** Julian day number of the civil date; null where no day can be decided, near the poles. */
  readonly dayNumber: number | null;
  /** When no day can be decided, about when it would be. */
  readonly aboutJdUt: number;
  readonly decision: Decision | null;
  /** The limb of the rule. */
  readonly limb: Limb<'tithi'> | Limb<'nakshatra'> | null;
  readonly month: AlmanacMonth | null;
  /** Of a feast decided by the Sun: its entry into the sign. */
  readonly ingressJdUt: number | null;
  readonly ekadashi: Ekadashi | null;
}

const NOTHING = { decision: null, limb: null, month: null, ingressJdUt: null, ekadashi: null } as const;

/** Every feast of the almanac, its margins included; not in order of time. */
export function feastsOf(almanac: Almanac, rules: readonly FeastRule[] = FEASTS): Feast[] {
  const eleventh = ekadashis(almanac);
  const found = rules.flatMap((rule) => (rule.by === 'relative' ? [] : directFeasts(almanac, rule, eleventh)));
  const relative = rules.flatMap((rule): Feast[] => {
    if (rule.by !== 'relative') return [];
    const target = FEASTS.find(({ id }) => id === rule.to);
    if (target === undefined || target.by === 'relative') return [];
    return directFeasts(almanac, target, eleventh).map((feast) => {
      if (feast.dayNumber === null) return { ...feast, rule };
      const weekday = almanac.book.day(feast.dayNumber).weekdayIndex;
      const back = rule.weekday === undefined ? 0 : (weekday - rule.weekday + 7) % 7;
      return { ...feast, rule, dayNumber: feast.dayNumber + rule.days - back };
    });
  });
  return [...found, ...relative];
}

function directFeasts(
  almanac: Almanac,
  rule: Exclude<FeastRule, { readonly by: 'relative' }>,
  eleventh: readonly Ekadashi[],
): Feast[] {
  switch (rule.by) {
    case 'tithi':
      return tithisOf(almanac, rule).map((tithi) => {
        const decision = decideTithi(almanac, tithi, rule);
        return {
          ...NOTHING,
          rule,
          decision,
          limb: tithi,
          month: tithi.month,
          dayNumber: decision?.day.dayNumber ?? null,
          aboutJdUt: tithi.startJdUt,
        };
      });
    case 'nakshatra':
      return nakshatraFeasts(almanac, rule);
    case 'solar_month':
      return solarMonths(almanac, rule.calendar).flatMap(({ signIndex, ingressJdUt, firstDay }) =>
        signIndex === rule.sunSign
          ? [
              {
                ...NOTHING,
                rule,
                ingressJdUt,
                dayNumber: firstDay === null ? null : firstDay + rule.monthDay - 1,
                aboutJdUt: ingressJdUt,
              },
            ]
          : [],
      );
    case 'sankranti':
      return sankrantis(almanac).flatMap(({ signIndex, ingressJdUt, day }) =>
        signIndex === rule.sunSign
          ? [
              {
                ...NOTHING,
                rule,
                ingressJdUt,
                dayNumber: day === null ? null : day.dayNumber + rule.after,
                aboutJdUt: ingressJdUt,
              },
            ]
          : [],
      );
    case 'ekadashi':
      return eleventh.flatMap((ekadashi) => {
        const { tithi, smarta } = ekadashi;
        const { amanta, kshaya } = tithi.month;
        const paksha = tithi.index === 11 ? 'shukla' : 'krishna';
        const inMonth = rule.month === null || ((amanta.id === rule.month || kshaya === rule.month) && !amanta.adhika);
        const inSign = rule.sunSign === undefined || sunSignAt(almanac, tithi.endJdUt) === rule.sunSign;
        if (paksha !== rule.paksha || !inMonth || !inSign) return [];
        return [
          {
            ...NOTHING,
            rule,
            ekadashi,
            limb: tithi,
            month: tithi.month,
            dayNumber: smarta?.day.dayNumber ?? null,
            aboutJdUt: tithi.startJdUt,
          },
        ];
      });
  }
}

/** The tithis a rule means. A month that two months share through a kshaya has the feasts of both. */
function tithisOf({ tithis, months }: Almanac, { month, tithi, adhika }: TithiRule): AlmanacTithi[] {
  const index = TITHIS.indexOf(tithi) + 1;
  return tithis.filter((entry) => {
    const { amanta, kshaya } = entry.month;
    if (entry.index !== index || (amanta.id !== month && kshaya !== month)) return false;
    if (adhika === undefined) return !amanta.adhika;
    if (amanta.adhika) return true;
    const before = months[months.indexOf(entry.month) - 1];
    return !(before?.amanta.adhika === true && before.amanta.id === month);
  });
}

/** 0 aries … 11 pisces; -1 before the first entry of the almanac. */
export function sunSignAt({ ingresses }: Almanac, jdUt: number): number {
  return ingresses.findLast((ingress) => ingress.jdUt <= jdUt)?.signIndex ?? -1;
}

function nakshatraFeasts(almanac: Almanac, rule: NakshatraRule): Feast[] {
  const { book, ingresses, nakshatras } = almanac;
  return ingresses.flatMap(({ jdUt: fromJdUt, signIndex }, index): Feast[] => {
    const until = ingresses[index + 1]?.jdUt;
    if (signIndex !== rule.sunSign || until === undefined) return [];
    const found = nakshatras.flatMap((limb) => {
      if (limb.id !== rule.nakshatra || limb.endJdUt <= fromJdUt || limb.startJdUt >= until) return [];
      const decision = decideDay(book, limb, rule);
      const at = decision?.atJdUt ?? limb.startJdUt;
      return at >= fromJdUt && at < until ? [{ limb, decision }] : [];
    });
    const picked = found.at(-1);
    if (picked === undefined) return [];
    const { limb, decision } = picked;
    const { month } = tithiAt(almanac, limb.startJdUt);
    const dayNumber = decision?.day.dayNumber ?? null;
    return [{ ...NOTHING, rule, decision, limb, month, dayNumber, aboutJdUt: limb.startJdUt }];
  });
}

/** What repeats every lunar month. */
export const VRATA_KINDS = [
  'pradosha',
  'sankashti',
  'vinayaka_chaturthi',
  'masik_shivaratri',
  'shashthi',
  'purnima',
  'amavasya',
] as const;
export type VrataKind = (typeof VRATA_KINDS)[number];

/** A tithi kept in every month, adhika or not. */
export interface VrataRule extends Preference {
  readonly kind: VrataKind;
  readonly id: string;
  readonly name: string;
  readonly sanskrit: string;
  /** Numbers of the tithi, 1 to 30. */
  readonly tithis: readonly number[];
  /** Its name when it falls on a weekday, 0 Sunday. */
  readonly onWeekday?: Readonly<Record<number, string>>;
  readonly source: string;
}

/** The vratas of the month. */
export const VRATAS = vratas as readonly VrataRule[];

/** A vrata on its day; the decision is null near the poles. */
export interface Vrata {
  readonly rule: VrataRule;
  readonly tithi: AlmanacTithi;
  readonly decision: Decision | null;
}

/** Every vrata of these rules in the almanac, its margins included. */
export function vratasOf({ book, tithis }: Almanac, rules: readonly VrataRule[]): Vrata[] {
  return rules.flatMap((rule) =>
    tithis
      .filter(({ index }) => rule.tithis.includes(index))
      .map((tithi) => ({ rule, tithi, decision: decideDay(book, tithi, rule) })),
  );
}
