import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { fr } from './fr.ts';
import { hi } from './hi.ts';
import { it } from './it.ts';
import { ja } from './ja.ts';
import type { Language } from './language.ts';
import type { Names } from './names.ts';
import { pt } from './pt.ts';
import { ru } from './ru.ts';
import { ta } from './ta.ts';
import { tr } from './tr.ts';
import { zh } from './zh.ts';

/** The names of every language. A program that needs one language imports its file. */
export const NAMES: Readonly<Record<Language, Names>> = { en, es, pt, fr, de, it, hi, ta, ru, ja, zh, tr };
