import type { YogaRow } from '../../yoga.ts';
import { BODY } from './body.ts';
import { CHILDREN } from './children.ts';
import { HONOUR } from './honour.ts';
import { HOUSES } from './houses.ts';
import { MALIKA } from './malika.ts';
import { POVERTY } from './poverty.ts';
import { SIBLINGS } from './siblings.ts';
import { WEALTH } from './wealth.ts';

/** Combinations of B. V. Raman, Three Hundred Important Combinations, that stand in no other part of the table. */
export const THREE_HUNDRED: readonly YogaRow[] = [
  ...HONOUR,
  ...MALIKA,
  ...BODY,
  ...WEALTH,
  ...POVERTY,
  ...SIBLINGS,
  ...HOUSES,
  ...CHILDREN,
];
