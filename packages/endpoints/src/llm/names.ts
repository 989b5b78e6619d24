import { isObject } from './row.ts';
import { heading, plainText, words } from './words.ts';

/** What the ids of an answer are called, one line a kind; houses have their numbers already. */
export function namesLines(names: unknown): readonly string[] {
  if (!isObject(names)) return [];
  const { language, houses: _, ...kinds } = names;
  const lines = Object.entries(kinds).flatMap(([kind, named]) => {
    const told = Object.entries(isObject(named) ? named : {}).filter(([id, name]) => name !== words(id));
    const texts = told.map(([id, name]) => `${words(id)} ${plainText(String(name))}`);
    return texts.length === 0 ? [] : [`${heading(kind)}: ${texts.join(', ')}`];
  });
  return language === 'en' || lines.length === 0 ? [] : [`## Names (${String(language)})`, ...lines];
}
