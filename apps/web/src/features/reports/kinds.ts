import type { ReportKind } from '@theia-astro/server/rules/reports';
import type { Draft } from './draft.ts';

export interface KindFacts {
  /** Unique among the kinds that are offered. */
  readonly id: string;
  readonly kind: ReportKind;
  /** Where the kind is offered for one zodiac. */
  readonly system?: Draft['system'];
  readonly title: string;
  readonly description: string;
}

/** The kinds of reports, as they are offered. */
export const KINDS: readonly KindFacts[] = [
  {
    id: 'natal',
    kind: 'natal',
    system: 'western',
    title: 'Birth chart',
    description: 'Character by area of life, on the tropical zodiac.',
  },
  {
    id: 'vedic',
    kind: 'natal',
    system: 'vedic',
    title: 'Vedic birth chart',
    description: 'Lagna, grahas, yogas and nakshatras, on the sidereal zodiac.',
  },
  {
    id: 'relationship',
    kind: 'relationship',
    title: 'Relationship',
    description: 'Two charts together: what flows, what asks for work.',
  },
  {
    id: 'year_ahead',
    kind: 'year_ahead',
    title: 'Year ahead',
    description: 'Twelve months from any day on, with exact dates.',
  },
  {
    id: 'dasha_period',
    kind: 'dasha_period',
    title: 'Dasha period',
    description: 'The Vedic period of life you are in, part by part.',
  },
  {
    id: 'moon_month',
    kind: 'moon_month',
    title: 'Moon month',
    description: 'A month of the Moon, day by day, in your local time.',
  },
];

const titles: ReadonlyMap<string, string> = new Map(
  KINDS.filter(({ id, kind }) => id === kind).map(({ kind, title }) => [kind, title]),
);

/** `Year ahead` for `year_ahead`. */
export const kindTitle = (kind: string): string => titles.get(kind) ?? kind;

/** The kind of a draft, as it is offered. */
export const isKindOf = ({ kind, system }: KindFacts, draft: Pick<Draft, 'kind' | 'system'>): boolean =>
  kind === draft.kind && (system === undefined || system === draft.system);
