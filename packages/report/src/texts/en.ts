import type { Texts } from './library.ts';
import moonMonth from './en/moon-month.json' with { type: 'json' };
import natal from './en/natal.json' with { type: 'json' };
import relationship from './en/relationship.json' with { type: 'json' };
import vedic from './en/vedic.json' with { type: 'json' };
import yearAhead from './en/year-ahead.json' with { type: 'json' };

/** The texts in English, by family. JSON has no literal types: texts.test.ts checks what the files hold. */
export const EN = { ...natal, ...relationship, ...yearAhead, ...vedic, ...moonMonth } as unknown as Texts;
