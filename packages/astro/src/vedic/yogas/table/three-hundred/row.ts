import { signLordAt, type GrahaId, type SevenGraha } from '../../../zodiac.ts';
import { unique, type YogaContext } from '../../context.ts';
import type { YogaCategory, YogaFinding, YogaRow } from '../../yoga.ts';

type Find = (sky: YogaContext) => YogaFinding | null;

/** A row of B. V. Raman, Three Hundred Important Combinations, by its number there. */
export function row(
  category: YogaCategory,
  number: number,
  id: string,
  name: string,
  rule: string,
  find: Find,
): YogaRow {
  return { id, name, category, source: `300 no. ${number}`, needsLagna: true, rule, find };
}

/** The finding with these grahas when the condition holds. */
export function when(holds: boolean, ...planets: readonly GrahaId[]): YogaFinding | null {
  return holds ? { planets: unique(...planets) } : null;
}

/** Whether a graha is with another one or fully aspects it. */
export function touches(sky: YogaContext, by: GrahaId, on: GrahaId): boolean {
  return by !== on && (sky.isWith(by, on) || sky.aspects(by, on));
}

/** Whether a benefic other than the graha itself is with it or aspects it. */
export function beneficsOn(sky: YogaContext, on: GrahaId): readonly SevenGraha[] {
  return SEVEN.filter((id) => id !== on && sky.isBenefic(id) && touches(sky, id, on));
}

/** The malefics that are with a graha or aspect it. */
export function maleficsOn(sky: YogaContext, on: GrahaId): readonly GrahaId[] {
  return sky.malefics.filter((id) => touches(sky, id, on));
}

/** Lord of the navamsa in which a graha stands. */
export function navamsaLord(sky: YogaContext, id: GrahaId): SevenGraha {
  return signLordAt(sky.navamsaSign(id));
}

const SEVEN: readonly SevenGraha[] = ['sun', 'moon', 'mars', 'mercury', 'jupiter', 'venus', 'saturn'];
