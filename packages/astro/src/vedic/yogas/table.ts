import { FORTUNE } from './table/fortune.ts';
import { LAGNA } from './table/lagna.ts';
import { LUNAR, SOLAR } from './table/luminaries.ts';
import { MAHAPURUSHA } from './table/mahapurusha.ts';
import { NABHASA_OF_NUMBER, NABHASA_OF_PLACE } from './table/nabhasa.ts';
import { RAJA } from './table/raja.ts';
import { THREE_HUNDRED } from './table/three-hundred/all.ts';
import type { YogaRow } from './yoga.ts';

/** Every yoga (docs/methods/yogas.md). */
export const YOGAS: readonly YogaRow[] = [
  ...MAHAPURUSHA,
  ...LUNAR,
  ...SOLAR,
  ...LAGNA,
  ...NABHASA_OF_PLACE,
  ...NABHASA_OF_NUMBER,
  ...RAJA,
  ...FORTUNE,
  ...THREE_HUNDRED,
];
