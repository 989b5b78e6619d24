import type { DashaFact, SaturnPeriodFact, VedicAnswer } from '../facts/answers.ts';
import { dayText, named, ordinal, spoken } from '../words/names.ts';
import { lead } from '../voice/en-natal.ts';
import { bhavaMeaning, saturnLead } from '../voice/en-vedic.ts';
import { type Finding, periodCause } from './finding.ts';
import { grahaCause, grahaStrength } from './vedic.ts';

/** The period of one level that runs at an instant; null when none does. */
export function runningAt(periods: readonly DashaFact[], at: string): DashaFact | null {
  const instant = Date.parse(at);
  return (
    periods.find(({ starts_at, ends_at }) => Date.parse(starts_at) <= instant && instant < Date.parse(ends_at)) ?? null
  );
}

/** The mahadasha that runs, its lord's bhava, and its antardasha, for a birth chart. */
export function presentDasha(vedic: VedicAnswer): Finding[] {
  const maha = runningAt(vedic.dashas, vedic.analysis_at);
  if (maha === null) return [];
  const antar = runningAt(maha.children ?? [], vedic.analysis_at);
  return [...mahadasha(vedic, maha, 'dasha'), ...(antar === null ? [] : [antardasha(maha, antar, 'dasha')])];
}

/** The lord of a mahadasha: the period, and the bhava from which its lord acts. */
export function mahadasha(vedic: VedicAnswer, maha: DashaFact, section: string): Finding[] {
  const { lord } = maha;
  const graha = vedic.points?.[lord];
  const cause = periodCause('vimshottari', [lord], null, maha);
  const common = { sections: [section] as const, about: [lord], standsOut: 0.9, atMs: Date.parse(maha.starts_at) };
  return [
    {
      ...common,
      key: `dasha.${lord}`,
      weight: 1 + 0.1 * grahaStrength(vedic, lord),
      group: 'maha',
      because: [cause],
      phrase: `the mahadasha of ${spoken(lord)}`,
      lead: `The mahadasha of ${spoken(lord)}, its great period, runs from ${dayText(maha.starts_at)} to ${dayText(maha.ends_at)}.`,
    },
    ...(graha === undefined || vedic.lagna === null
      ? []
      : [
          {
            ...common,
            key: `dasha.${lord}.bhava.${graha.bhava}`,
            weight: 0.9,
            group: 'maha_bhava',
            about: [`${lord}_bhava`],
            standsOut: 0.75,
            because: [cause, grahaCause(vedic, lord)],
            phrase: `${spoken(lord)} acting from the ${ordinal(graha.bhava)} bhava`,
            lead: lead('maha_bhava', {
              point: spoken(lord),
              bhava: ordinal(graha.bhava),
              meaning: bhavaMeaning(graha.bhava),
            }),
          },
        ]),
  ];
}

/** A sub-period of a mahadasha. */
export function antardasha(maha: DashaFact, antar: DashaFact, section: string): Finding {
  return {
    key: `dasha.${maha.lord}.${antar.lord}`,
    weight: 0.8,
    sections: [section],
    group: `antar_${antar.lord}`,
    about: [`antar_${antar.lord}`],
    because: [periodCause('vimshottari', [maha.lord, antar.lord], null, antar)],
    phrase: `the antardasha of ${spoken(antar.lord)}`,
    lead: `From ${dayText(antar.starts_at)} to ${dayText(antar.ends_at)} ${spoken(antar.lord)} ${antar.lord === maha.lord ? 'rules alone' : 'shares the rule'}.`,
    standsOut: 0.5,
    atMs: Date.parse(antar.starts_at),
  };
}

/** The sub-periods of a mahadasha, each with where its lord stands at birth; the one that runs at the time of the analysis stands out. */
export function antardashas(vedic: VedicAnswer, maha: DashaFact, antar: DashaFact, section: string): Finding[] {
  const { lord } = antar;
  const finding = antardasha(maha, antar, section);
  const graha = vedic.points?.[lord];
  const present = runningAt([antar], vedic.analysis_at) === null ? finding : { ...finding, standsOut: 1.1 };
  if (graha === undefined || lord === maha.lord) return [present];
  const common = {
    sections: finding.sections,
    group: finding.group,
    because: [grahaCause(vedic, lord)],
    standsOut: 0.3,
    atMs: Date.parse(antar.starts_at),
  };
  const bhava = vedic.lagna === null ? null : graha.bhava;
  const stands = `At birth ${spoken(lord)} stands in ${named(graha.sign)}${bhava === null ? '' : `, in the ${ordinal(bhava)} bhava`}.`;
  return [
    present,
    ...(bhava === null
      ? []
      : [
          {
            ...common,
            key: `graha.${lord}.bhava.${bhava}`,
            weight: 0.6,
            about: [`${lord}_bhava`],
            phrase: `${spoken(lord)} in the ${ordinal(bhava)} bhava`,
          },
        ]),
    {
      ...common,
      key: lord === 'moon' ? `rashi.moon.${graha.sign}` : `graha.${lord}.rashi.${graha.sign}`,
      weight: 0.7,
      about: [`${lord}_rashi`],
      phrase: `${spoken(lord)} in ${named(graha.sign)}`,
      lead: stands,
    },
  ];
}

/** Stays of Saturn counted from the Moon that touch a span. */
export function saturnFrom(
  periods: readonly SaturnPeriodFact[],
  span: { readonly starts_at: string; readonly ends_at: string },
  section: string,
): Finding[] {
  const [from, to] = [Date.parse(span.starts_at), Date.parse(span.ends_at)];
  return periods
    .filter(({ starts_at, ends_at }) => Date.parse(starts_at) < to && Date.parse(ends_at) > from)
    .map((period) => ({
      key: `sade_sati.${period.phase}`,
      weight: 0.75,
      sections: [section] as const,
      group: `sade_sati_${period.phase}`,
      about: ['saturn', period.phase],
      because: [periodCause('sade_sati', [period.phase], null, period)],
      phrase: `Saturn in ${named(period.sign)}`,
      lead: saturnLead(period.phase, period.sign, dayText(period.starts_at), dayText(period.ends_at)),
      standsOut: 0.8,
      atMs: Date.parse(period.starts_at),
    }));
}
