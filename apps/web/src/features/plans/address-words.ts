import { type Addon, addons, type Plan, plans } from '@/lib/offer.ts';

/** The plan in the `plan` parameter of the pricing page. */
export function planFromWord(word: string | null): Plan | undefined {
  return plans.find(({ id }) => id === word?.toLowerCase());
}

/** The add-on in the `addon` parameter, by its id or name. */
export function addonFromWord(word: string): Addon | undefined {
  const wanted = word.toLowerCase();
  return addons.find(({ id, name }) => id === wanted || name.toLowerCase() === wanted);
}
