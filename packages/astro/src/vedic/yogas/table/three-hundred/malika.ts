import { SEVEN_GRAHAS } from '../../../zodiac.ts';
import type { YogaRow } from '../../yoga.ts';
import { row, when } from './row.ts';

const NAMES = [
  'Lagna',
  'Dhana',
  'Vikrama',
  'Sukha',
  'Putra',
  'Shatru',
  'Kalatra',
  'Randhra',
  'Bhagya',
  'Karma',
  'Labha',
  'Vyaya',
] as const;
const FIRST_NUMBER = 32;

/** Garlands: sun to saturn one each in seven successive houses from the given one. */
export const MALIKA: readonly YogaRow[] = NAMES.map((name, index) =>
  row(
    'malika',
    FIRST_NUMBER + index,
    `${name.toLowerCase()}_malika`,
    `${name} Malika`,
    `sun to saturn one each in the seven successive houses from house ${index + 1}`,
    (sky) => {
      const steps = new Set(SEVEN_GRAHAS.map((id) => (sky.house(id) - 1 - index + 12) % 12));
      return when(steps.size === 7 && Math.max(...steps) === 6, ...SEVEN_GRAHAS);
    },
  ),
);
