import type { Ephemeris } from '@theia/astro/ephemeris';
import type { ChartHouses } from '@theia/astro/houses/compute';
import type { ChartSettings } from '@theia/astro/natal/settings';
import type { NatalTarget } from '@theia/astro/transits/aspect-targets';
import type { TransitEvent } from '@theia/astro/transits/event';
import type { TransitReport } from '@theia/astro/transits/range';
import { signAt } from '@theia/astro/zodiac/signs';
import { pageOf } from '../transits/page.ts';
import type { RangeRequest } from '../transits/range-fields.ts';
import type { Uncertain } from '../transits/uncertain.ts';
import type { Entry } from './timeline.ts';

type Wired = Record<string, unknown>;

/** The whole report on one page. */
const EVERYTHING: RangeRequest = {
  fromMs: 0,
  toMs: 0,
  events: new Set(),
  houseIngressesAsked: false,
  limit: Number.MAX_SAFE_INTEGER,
  offset: 0,
  fingerprint: '',
};

/** Events and windows of a search in the words of POST /transits. */
export function wireReport(
  ephemeris: Ephemeris,
  report: TransitReport,
  targets: readonly NatalTarget[],
  uncertain: Uncertain | null,
): { readonly events: readonly Wired[]; readonly windows: readonly Wired[] } {
  const { events, windows } = pageOf(ephemeris, report, EVERYTHING, targets, uncertain) as {
    events: Wired[];
    windows: Wired[];
  };
  return { events, windows };
}

/** The events as entries of the timeline; `path` is where their list stands. */
export function entriesOf(events: readonly TransitEvent[], category: Entry['category'], path: string): Entry[] {
  return events.map((event, index) => ({
    jdUt: event.jdUt,
    category,
    titleKey: `${category}.${titleOf(event)}`,
    ref: `${path}[${index}]`,
  }));
}

function titleOf(event: TransitEvent): string {
  switch (event.kind) {
    case 'exact':
      return `exact.${event.body}.${event.aspect}.${event.target}`;
    case 'sign_ingress':
      return `sign_ingress.${event.body}.${signAt(event.signIndex)}`;
    case 'house_ingress':
      return `house_ingress.${event.body}.${event.house}`;
    case 'station':
      return `${event.station}.${event.body}`;
    case 'lunation':
      return `lunation.${event.phase}`;
    case 'eclipse':
      return `eclipse.${event.eclipse.id}`;
  }
}

/** Cusps where the natal houses are stretches of the ecliptic; null where a body's latitude counts too. */
export function eclipticCusps(
  houses: ChartHouses | null,
  { housePlacement }: Pick<ChartSettings, 'housePlacement'>,
): readonly number[] | null {
  if (houses === null) return null;
  const bySign = houses.system === 'W' || houses.system === 'N';
  return bySign || (housePlacement === 'ecliptic' && !houses.reversed) ? houses.cuspsDeg : null;
}
