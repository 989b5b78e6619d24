import type { Contact } from '../texts/text.ts';

const CONTACTS: Readonly<Record<string, Contact>> = {
  conjunction: 'conjunction',
  sextile: 'flowing',
  trine: 'flowing',
  square: 'tense',
  opposition: 'tense',
};

/** Whether an aspect is a conjunction, flows or is tense; null for minor aspects. */
export function contactOf(aspect: string): Contact | null {
  return CONTACTS[aspect] ?? null;
}
