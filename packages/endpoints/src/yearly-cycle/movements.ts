import type { ChartHouses } from '@theia-astro/astro/houses/compute';
import type { ChartSettings } from '@theia-astro/astro/natal/settings';
import type { TransitEvent } from '@theia-astro/astro/transits/event';
import { signByIndex } from '@theia-astro/astro/zodiac/signs';
import type { Entry } from './timeline.ts';

/** The events as entries of the timeline; `path` is the path of their list in the answer. */
export function timelineEntries(events: readonly TransitEvent[], category: Entry['category'], path: string): Entry[] {
  return events.map((event, index) => ({
    jdUt: event.jdUt,
    category,
    titleKey: `${category}.${eventTitle(event)}`,
    ref: `${path}[${index}]`,
  }));
}

function eventTitle(event: TransitEvent): string {
  switch (event.kind) {
    case 'exact':
      return `exact.${event.body}.${event.aspect}.${event.target}`;
    case 'sign_ingress':
      return `sign_ingress.${event.body}.${signByIndex(event.signIndex)}`;
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

/** The cusps when the natal houses are arcs of the ecliptic; null when the latitude of a body matters too. */
export function eclipticCusps(
  houses: ChartHouses | null,
  { housePlacement }: Pick<ChartSettings, 'housePlacement'>,
): readonly number[] | null {
  if (houses === null) return null;
  const bySign = houses.system === 'W' || houses.system === 'N';
  return bySign || (housePlacement === 'ecliptic' && !houses.reversed) ? houses.cuspsDeg : null;
}
