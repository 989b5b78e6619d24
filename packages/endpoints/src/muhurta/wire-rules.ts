import {
  type Exclusion,
  generalSourceOf,
  MUHURTA_PURPOSES,
  MUHURTA_RULES,
  type MuhurtaRuleId,
  stepOf,
} from '@theia-astro/astro/muhurta/rules';
import type { MuhurtaSearch } from '@theia-astro/astro/muhurta/search';
import { touching } from '@theia-astro/astro/vedic/panchang/limbs';
import type { InstantWriter } from '../vedic-parts/wire.ts';
import type { Wire } from '../wire/wire-type.ts';
import type { MuhurtaRequest } from './request.ts';
import type { muhurtaResponseSchema } from './schema.ts';
import type { DateWriter } from './wire-windows.ts';

type Answer = Wire<typeof muhurtaResponseSchema>;
const PERSONS = ['person_a', 'person_b'] as const;

/** Every rule that was obeyed, in order of its step, and when it excludes. */
export function wireRules(request: MuhurtaRequest, { exclusions }: MuhurtaSearch, at: InstantWriter): Answer['rules'] {
  const byRule = Map.groupBy(exclusions, ({ rule }) => rule);
  const { source } = MUHURTA_PURPOSES[request.purpose];
  return MUHURTA_RULES.filter((id) => applies(request, id)).map((id) => ({
    id,
    step: stepOf(id),
    source: generalSourceOf(id) ?? source,
    ...(request.include.has('exclusions')
      ? {
          excluded: (byRule.get(id) ?? []).map(({ cause, house, person, startJdUt, endJdUt }) => ({
            cause,
            ...(house === undefined ? {} : { house }),
            ...(person === undefined ? {} : { person: PERSONS[person]! }),
            starts_at: at(startJdUt),
            ends_at: at(endJdUt),
          })),
        }
      : {}),
  }));
}

function applies({ purpose, direction, persons, panchakaCount, ignored }: MuhurtaRequest, id: MuhurtaRuleId): boolean {
  const { seasons, lunarMonths, sunSigns, lagnas, forbidden, dayPart } = MUHURTA_PURPOSES[purpose];
  if (ignored.has(id)) return false;
  switch (id) {
    case 'lunar_month':
      return lunarMonths !== undefined;
    case 'solar_month':
      return sunSigns !== undefined;
    case 'lagna':
      return lagnas !== undefined;
    case 'houses':
      return forbidden !== undefined;
    case 'day_part':
      return dayPart !== undefined;
    case 'direction':
      return direction !== null;
    case 'panchaka':
      return panchakaCount !== null;
    case 'birth_nakshatra':
    case 'tara_bala':
    case 'chandra_bala':
    case 'lagna_eighth':
      return persons.length > 0;
    default:
      return stepOf(id) !== 'season' || seasons.includes(id);
  }
}

/** The vedic days of a range without a window, each with everything that excludes a part of it. */
export function wireDays(
  { windows, exclusions, facts }: MuhurtaSearch,
  range: { readonly startJdUt: number; readonly endJdUt: number },
  dateAt: DateWriter,
): NonNullable<Answer['days']> {
  return facts.days.flatMap(({ sunriseJdUt, nextSunriseJdUt }) => {
    const startJdUt = Math.max(sunriseJdUt, range.startJdUt);
    const endJdUt = Math.min(nextSunriseJdUt, range.endJdUt);
    const within = (span: { readonly startJdUt: number; readonly endJdUt: number }): boolean =>
      span.startJdUt < endJdUt && span.endJdUt > startJdUt;
    if (startJdUt >= endJdUt || touching(windows, { startJdUt, endJdUt }).length > 0) return [];
    const reasons = new Map<string, Pick<Exclusion, 'rule' | 'cause'>>();
    for (const exclusion of exclusions)
      if (within(exclusion)) reasons.set(`${exclusion.rule} ${exclusion.cause}`, exclusion);
    return [
      {
        date: dateAt(sunriseJdUt),
        reasons: [...reasons.values()].map(({ rule, cause }) => ({ rule, cause })),
      },
    ];
  });
}
