import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { ProgressionChoice } from '@theia-astro/astro/progressions/compute';
import type { ChartRole } from '../wire/aspect.ts';
import { chartSettings } from '../wire/chart-parts.ts';
import type { ProgressionsInclude } from './request.ts';

/** The name of a method's moving chart in aspects. */
export function chartRole({ method }: Pick<ProgressionChoice, 'method'>): ChartRole {
  return method === 'solar_arc' ? 'directed' : 'progressed';
}

/** The settings used to find aspects: only the major ones unless all are shown. */
export function shownSettings(settings: ChartSettings, include: ReadonlySet<ProgressionsInclude>): ChartSettings {
  return chartSettings(settings, new Set(include.has('all_aspects') ? (['all_aspects'] as const) : []));
}
