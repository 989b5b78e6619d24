import { equalParts, profectionAt } from '@theia/astro/cycle/profections';
import type { Ephemeris } from '@theia/astro/ephemeris';
import type { NatalChart } from '@theia/astro/natal/chart';
import { wireZodiac } from '../natal/wire-point.ts';
import { instantTextOfJd } from '../shared/instant-text.ts';
import type { CycleSpan } from './span.ts';
import type { Entry } from './timeline.ts';

const MONTHS = 12;

/** Annual and monthly profections of contract §12; null without an ascendant. */
export function profections(
  ephemeris: Ephemeris,
  natal: NatalChart,
  { age, fromJdUt, untilJdUt }: CycleSpan,
): { readonly wired: Record<string, unknown>; readonly entries: readonly Entry[] } | null {
  if (natal.houses === null) return null;
  const ascendantDeg = natal.houses.angles.asc;
  const year = profectionAt(ascendantDeg, age);
  const lord = natal.points.find(({ id }) => id === year.lord);
  const months = equalParts(fromJdUt, untilJdUt, MONTHS).map((jdUt, index) => ({
    jdUt,
    ...profectionAt(ascendantDeg, age + index),
  }));
  return {
    wired: {
      age,
      ...year,
      lord_placement:
        lord === undefined
          ? null
          : { ...wireZodiac(lord.position.longitudeDeg), house: lord.house, retrograde: lord.retrograde },
      months: months.map(({ jdUt, ...month }, index) => ({
        month: index + 1,
        starts_at: instantTextOfJd(ephemeris, jdUt),
        ...month,
      })),
    },
    entries: [
      {
        jdUt: fromJdUt,
        category: 'profection',
        titleKey: `profection.year.${year.house}.${year.sign}`,
        ref: 'profections',
      },
      ...months.map(({ jdUt, house, sign }, index): Entry => ({
        jdUt,
        category: 'profection',
        titleKey: `profection.month.${house}.${sign}`,
        ref: `profections.months[${index}]`,
      })),
    ],
  };
}
