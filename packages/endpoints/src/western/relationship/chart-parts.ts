import type { ChartPart } from '../../wire/chart-parts.ts';

type Include = ReadonlySet<string>;

/** Parts of a person's chart; with details also the dignities. */
export function personParts(include: Include): ReadonlySet<ChartPart> {
  return new Set<ChartPart>(['points', 'houses', ...detailed(include)]);
}

/** The same for the Davison chart. */
export function davisonParts(include: Include): ReadonlySet<ChartPart> {
  return new Set<ChartPart>([
    'points',
    'houses',
    'lunar_phase',
    ...(include.has('davison_aspects') ? (['aspects'] as const) : []),
    ...(include.has('all_aspects') ? (['all_aspects'] as const) : []),
    ...detailed(include),
  ]);
}

function detailed(include: Include): readonly ChartPart[] {
  return include.has('details') ? ['dignities', 'details'] : [];
}
