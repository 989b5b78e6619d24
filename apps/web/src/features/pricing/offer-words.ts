import { type Addon, addons, type Plan, plans } from '@/lib/offer.ts';

/** What a `plan` or `addon` in the address of the pricing page may say. */
const ADDON_WORDS: Readonly<Record<string, string>> = {
  relationship: 'Relationship Compatibility',
  yearly_cycle: 'Yearly Cycle',
  transits: 'Transits',
};

export function planOfWord(word: string | null): Plan | undefined {
  return plans.find(({ id }) => id === word?.toLowerCase());
}

export function addonOfWord(word: string): Addon | undefined {
  return addons.find(
    ({ name }) => name === ADDON_WORDS[word.toLowerCase()] || name.toLowerCase() === word.toLowerCase(),
  );
}

export function wordOfAddon(addon: Addon): string {
  return Object.keys(ADDON_WORDS).find((word) => ADDON_WORDS[word] === addon.name) ?? addon.name;
}
