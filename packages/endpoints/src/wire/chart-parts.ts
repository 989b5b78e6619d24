import { answerParts, type AnswerParts } from './answer-parts.ts';
import type { Aspect } from '@theia-astro/astro/aspects/aspect';
import { MAJOR_ASPECTS } from '@theia-astro/astro/aspects/kinds';
import { PLANETS } from '@theia-astro/astro/bodies/table';
import type { PointId } from '@theia-astro/astro/points/point-id';
import { NATAL_INCLUDES, type ChartSettings } from '@theia-astro/astro/natal/settings';

/** Parts of a western chart that a request can include. */
export const CHART_PARTS = [...NATAL_INCLUDES, 'all_aspects', 'details'] as const;
export type ChartPart = (typeof CHART_PARTS)[number];

/** What an app shows on one screen. */
export const DEFAULT_CHART_PARTS = [
  'points',
  'houses',
  'aspects',
  'lunar_phase',
] as const satisfies readonly ChartPart[];

const MAJOR: ReadonlySet<string> = new Set(MAJOR_ASPECTS);
const ON_ONE_SCREEN: ReadonlySet<PointId> = new Set<PointId>([...PLANETS, 'asc', 'mc']);

/**
 * The settings used to compute a chart. Minor aspects and those of further points are computed only when they are shown or a pattern may need them.
 */
export function chartSettings(settings: ChartSettings, include: ReadonlySet<ChartPart>): ChartSettings {
  if (include.has('all_aspects') || include.has('patterns')) return settings;
  return { ...settings, aspects: settings.aspects.filter((id) => MAJOR.has(id)), aspectsAmong: ON_ONE_SCREEN };
}

/**
 * Filters the aspects to show: without `all_aspects` only the major ones among Sun to Pluto, ascendant and midheaven.
 */
export function shownAspects(aspects: readonly Aspect[], include: ReadonlySet<string>): readonly Aspect[] {
  if (include.has('all_aspects')) return aspects;
  return aspects.filter(
    ({ kind, pointA, pointB }) => ON_ONE_SCREEN.has(pointA) && ON_ONE_SCREEN.has(pointB) && MAJOR.has(kind.id),
  );
}

/**
 * Where the parts of a chart stand in an answer.
 * @param at the path of the chart, such as `returns.chart`; empty where the chart is the answer
 */
export function chartAnswerParts(
  at: string,
  words: readonly string[],
  byDefault: readonly string[],
  own: Readonly<Record<string, readonly string[]>> = {},
): AnswerParts {
  const under = (name: string): string => (at === '' ? name : `${at}.${name}`);
  const paths: Readonly<Record<string, readonly string[]>> = {
    ...Object.fromEntries(NATAL_INCLUDES.map((name) => [name, [under(name)]])),
    declinations: [under('declination_aspects')],
    dignities: [under('points.dignity')],
    stations: [under('points.station')],
    gauquelin: [under('points.gauquelin_sector')],
    receptions: [under('receptions'), under('dispositors')],
    ...own,
  };
  return answerParts(words, byDefault, { gives: paths, widens: { all_aspects: [under('aspects')] } });
}
