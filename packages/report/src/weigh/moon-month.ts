import { SIGNS, signElement } from '@theia-astro/astro/zodiac/signs';
import type { MoonAnswer } from '../facts/answers.ts';
import type { EventCause } from '../report.ts';
import { momentText, capital, named, ordinal } from '../words/names.ts';
import { houseMeaning } from '../voice/en-natal.ts';
import WORDS from '../voice/en-words.json' with { type: 'json' };
import { contactOf, eventCause, type Finding, type TimeSpan, type Timing, timingIn } from './finding.ts';
import WEIGHTS from './weights.json' with { type: 'json' };

const TARGETS: Readonly<Record<string, number>> = WEIGHTS.moon_targets;

/** What the Moon does in a month and has a text; each in its week. */
export function moonFindings(month: MoonAnswer, weeks: readonly TimeSpan[], timeKnown: boolean): Finding[] {
  const timing = timingIn(weeks);
  return [
    ...month.phases.flatMap((phase) => phaseFindings(phase, timing)),
    ...days(month, timing),
    ...voids(month, timing),
    ...contacts(month, timing, timeKnown),
  ];
}

const cause = (event: string, at: string, more: Partial<EventCause> = {}): EventCause =>
  eventCause(event, 'moon', at, more);

function phaseFindings({ phase, at, at_local, sign, house }: MoonAnswer['phases'][number], timing: Timing): Finding[] {
  const because = [cause('lunation', at, { sign, house, target: phase })];
  const common = { because, atMs: Date.parse(at), about: [phase], phrase: `the ${named(phase)} in ${named(sign)}` };
  const lead = `${capital(momentText(at_local))}: ${named(phase)} in ${named(sign)}${house === null ? '' : `, in your ${ordinal(house)} house`}.`;
  if (phase === 'first_quarter' || phase === 'last_quarter')
    return [
      {
        ...common,
        key: `quarter.${phase}.${signElement(SIGNS.indexOf(sign))}`,
        weight: 0.7,
        ...timing(at),
        group: `${phase}_${at}`,
        lead,
      },
    ];
  if (phase !== 'new_moon' && phase !== 'full_moon') return [];
  return [
    {
      ...common,
      key: `lunation.${phase}.sign.${sign}`,
      weight: 1.15,
      sections: ['month'],
      group: `${phase}_${at}`,
      lead,
    },
    ...(house === null
      ? []
      : [
          {
            ...common,
            key: `lunation.${phase}.house.${house}`,
            weight: 1.1,
            sections: ['month'] as const,
            group: `${phase}_${at}_house`,
            about: [`${phase}_house`, phase],
            phrase: `the ${named(phase)} in your ${ordinal(house)} house`,
            lead: `For you this ${named(phase)} falls into the house of ${houseMeaning(house)}.`,
            standsOut: 1.1,
          },
        ]),
  ];
}

function days({ houses, ingresses }: MoonAnswer, timing: Timing): Finding[] {
  return [
    ...houses.map(({ house, at, at_local }) => ({
      key: `moon_day.house.${house}`,
      weight: 0.6,
      ...timing(at),
      group: `house_${at}`,
      about: [`house_${house}`],
      because: [cause('house_change', at, { house })],
      phrase: `the Moon in your ${ordinal(house)} house`,
      lead: `${momentText(at_local)}: the Moon comes into your ${ordinal(house)} house, ${houseMeaning(house)}.`,
      standsOut: 0.6,
    })),
    ...ingresses.map(({ sign, at, at_local }) => ({
      key: `moon_day.sign.${sign}`,
      weight: houses.length === 0 ? 0.6 : 0.45,
      ...timing(at),
      group: `sign_${at}`,
      about: [`sign_${sign}`],
      because: [cause('sign_change', at, { sign })],
      phrase: `the Moon in ${named(sign)}`,
      lead: `${momentText(at_local)}: the Moon enters ${named(sign)}.`,
      standsOut: 0.6,
    })),
  ];
}

/** Shortest void of course in the report, hours. */
const LONG_VOID_HOURS = 8;
const HOUR_MS = 3_600_000;

function voids({ voids }: MoonAnswer, timing: Timing): Finding[] {
  return voids
    .filter(({ starts_at, ends_at }) => Date.parse(ends_at) - Date.parse(starts_at) >= LONG_VOID_HOURS * HOUR_MS)
    .map(({ sign, starts_at, starts_at_local, ends_at, ends_at_local }) => ({
      key: `void_of_course.${signElement(SIGNS.indexOf(sign))}`,
      weight: 0.42,
      ...timing(starts_at),
      group: `void_${starts_at}`,
      about: [`void_${sign}`],
      because: [cause('void_of_course', starts_at, { sign, ends_at })],
      phrase: 'the Moon between two aspects',
      lead: `From ${momentText(starts_at_local)} to ${momentText(ends_at_local)} the Moon is void of course: it makes no further aspect in ${named(sign)}.`,
      standsOut: 0.4,
    }));
}

const MEETS: Readonly<Record<string, string>> = WORDS.moon_meets;

function contacts({ aspects }: MoonAnswer, timing: Timing, timeKnown: boolean): Finding[] {
  return aspects.flatMap(({ target, aspect, at, at_local }) => {
    const contact = contactOf(aspect);
    const weight = TARGETS[target];
    if (contact === null || weight === undefined || (target === 'moon' && !timeKnown)) return [];
    return [
      {
        key: `moon_aspect.${contact}.${target}`,
        weight: 0.75 * weight * WEIGHTS.moon_contacts[contact],
        ...timing(at),
        group: `aspect_${at}`,
        about: [`moon_${target}`],
        because: [cause('aspect', at, { aspect, target })],
        phrase: `the Moon ${contact === 'conjunction' ? 'meeting' : contact === 'tense' ? 'in tension with' : 'in agreement with'} ${target === 'moon' ? 'its place at your birth' : `your ${named(target)}`}`,
        lead: `${momentText(at_local)}: the Moon ${MEETS[aspect]} ${target === 'moon' ? 'its own place at your birth' : `your ${named(target)}`}.`,
      },
    ];
  });
}
