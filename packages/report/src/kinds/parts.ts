import type { PlaceFact, TimeFact, AspectFact, NatalAnswer } from '../facts/answers.ts';
import { birthText, capital, degreeText, named } from '../words/names.ts';
import { PLANETS } from '@theia-astro/astro/bodies/groups';
import type { ReportTable } from '../report.ts';
import { dignitiesOf } from '../weigh/finding.ts';
import { motionText } from '../words/note.ts';
import { degreeInSign, zodiacSign } from '@theia-astro/astro/zodiac/signs';

/** `14 March 1879, 11:30 · Ulm, Germany`. */
export function birthLine(time: TimeFact, place: PlaceFact | null): string {
  const at = birthText(time.local, time.unknown);
  return place === null ? at : `${at} · ${[place.name, place.country].filter(Boolean).join(', ')}`;
}

/** `The birth chart of Ada`, or without a name `Your birth chart`. */
export function titled(what: string, name: string | null): string {
  return name === null || name === '' ? `Your ${what}` : `The ${what} of ${name}`;
}

const LISTED = [...PLANETS, 'chiron', 'north_node'] as const;

/** Where the planets and angles of a birth chart stand. */
export function positionsTable({ points, houses }: NatalAnswer): ReportTable {
  const planets = LISTED.flatMap((id) => {
    const point = points?.[id];
    if (point === undefined) return [];
    const states = [...dignitiesOf(point.dignity), ...(point.retrograde && id !== 'north_node' ? ['retrograde'] : [])];
    return [[named(id), `${degreeText(point.degree)} ${named(point.sign)}`, houseText(point.house), states.join(', ')]];
  });
  const angles = (houses === null || houses === undefined ? [] : (['asc', 'mc'] as const)).map((id) => {
    const longitude = houses!.angles[id];
    return [named(id), `${degreeText(degreeInSign(longitude))} ${named(zodiacSign(longitude))}`, '', ''];
  });
  return {
    id: 'positions',
    title: 'Positions',
    columns: ['Point', 'Position', 'House', 'State'],
    rows: [...planets, ...angles],
  };
}

/** The closest aspects of a birth chart. */
export function aspectsTable(aspects: readonly AspectFact[], most: number): ReportTable {
  const closest = aspects.toSorted((a, b) => Math.abs(a.orb) - Math.abs(b.orb)).slice(0, most);
  return {
    id: 'aspects',
    title: 'Closest aspects',
    columns: ['Points', 'Aspect', 'Orb', 'Motion'],
    rows: closest.map(({ point_1, point_2, aspect, orb, applying }) => [
      `${named(point_1)}, ${named(point_2)}`,
      capital(named(aspect)),
      degreeText(orb),
      motionText(orb, applying),
    ]),
  };
}

const houseText = (house: number | null | undefined): string =>
  house === null || house === undefined ? '' : String(house);
