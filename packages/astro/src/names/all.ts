import es from '../../data/names/es.json' with { type: 'json' };
import pt from '../../data/names/pt.json' with { type: 'json' };
import fr from '../../data/names/fr.json' with { type: 'json' };
import de from '../../data/names/de.json' with { type: 'json' };
import it from '../../data/names/it.json' with { type: 'json' };
import hi from '../../data/names/hi.json' with { type: 'json' };
import ta from '../../data/names/ta.json' with { type: 'json' };
import ru from '../../data/names/ru.json' with { type: 'json' };
import ja from '../../data/names/ja.json' with { type: 'json' };
import zh from '../../data/names/zh.json' with { type: 'json' };
import tr from '../../data/names/tr.json' with { type: 'json' };
import { en, sanskrit, tithis } from './en.ts';
import type { Language, Names } from './names.ts';

/** The names of every language. A program that only needs English imports `en`. Sources: README.md of this folder. */
export const NAMES: Readonly<Record<Language, Names>> = {
  en,
  es: { ...es, ...sanskrit },
  pt: { ...pt, ...sanskrit },
  fr: { ...fr, ...sanskrit },
  de: { ...de, ...sanskrit },
  it: { ...it, ...sanskrit },
  hi: { ...hi, tithis: tithis(hi.tithis) },
  ta: { ...ta, tithis: tithis(ta.tithis) },
  ru: { ...ru, tithis: tithis(ru.tithis) },
  ja: { ...ja, tithis: tithis(ja.tithis) },
  zh: { ...zh, tithis: tithis(zh.tithis) },
  tr: { ...tr, ...sanskrit },
};
