import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { NAMES } from './all.ts';
import cldr from './cldr.test-data.json' with { type: 'json' };
import { type Language, LANGUAGES, type ListedKind, NAME_KINDS, nameOf, sectorName } from './names.ts';
import { namesSchema } from './schema.test-data.ts';
import other from './other-words.test-data.json' with { type: 'json' };
import { SIGNS } from '../zodiac/signs.ts';

type OtherKind = keyof typeof other.ids;

const LISTED = NAME_KINDS.filter((kind): kind is ListedKind => kind !== 'houses');
const PHASES = [
  'new_moon',
  'waxing_crescent',
  'first_quarter',
  'waxing_gibbous',
  'full_moon',
  'waning_gibbous',
  'last_quarter',
  'waning_crescent',
] as const;
const A_SUNDAY_MS = Date.UTC(2023, 0, 1);
const DAY_MS = 86_400_000;
const NUMBER = '{number}';
const PATTERNS = ['house', 'sector', 'asteroid'] as const;

/** What names of a language are written with; all may have spaces, hyphens, apostrophes, points, brackets and the number. */
const SCRIPTS: Readonly<Record<Language, string>> = {
  en: 'a-zA-Z',
  es: 'a-zA-Záéíóúñ',
  pt: 'a-zA-ZÁáâãçéêíóôõúÂ',
  fr: 'a-zA-Zàâèéêëïôœœç’É',
  de: 'a-zA-ZäöüÄÖÜß',
  it: 'a-zA-Zàèéìòù',
  tr: 'a-zA-ZçğıöşüÇĞİÖŞÜâ',
  ru: '\\p{Script=Cyrillic}',
  hi: '\\p{Script=Devanagari}',
  ta: '\\p{Script=Tamil}',
  ja: '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ーT・（）',
  zh: '\\p{Script=Han}T（）',
};

/** Where CLDR uses another word or writing; every other sign is called the same. */
const OTHER_SIGNS: readonly string[] = [
  // CLDR has «Saggitario», a slip.
  'it sagittarius',
  // CLDR puts the word for sign behind a shorter form.
  'ta aquarius',
  // CLDR writes the constellations in kana, astrologers write the signs in Chinese characters.
  ...SIGNS.map((sign) => `ja ${sign}`),
];

function everyName(language: Language): readonly (readonly [string, string])[] {
  const names = NAMES[language];
  return [
    ...LISTED.flatMap((kind) => Object.entries(names[kind]).map(([id, name]) => [`${kind} ${id}`, name] as const)),
    ...PATTERNS.map((pattern) => [pattern, names[pattern].replace(NUMBER, '7')] as const),
  ];
}

/** Where another program, listed in README.md, has another word. */
const OTHER_WORDS_THAN_OURS: readonly string[] = [
  'tr waxing_crescent Hilal',
  'tr waxing_gibbous Şişkin Ay',
  'tr cardinal Kardinal',
  'hi jupiter गुरु',
  'hi cardinal चल',
];

describe('names', () => {
  for (const language of LANGUAGES) {
    it(`in ${language}: one for every id, and no other`, () => {
      const { success, error } = namesSchema.safeParse(NAMES[language]);
      assert.ok(success, success ? '' : z.prettifyError(error));
    });

    it(`in ${language}: composed (NFC), without stray spaces, in the script of the language`, () => {
      const allowed = new RegExp(`^[${SCRIPTS[language]} \\-'’.(){}7]+$`, 'u');
      for (const [id, name] of everyName(language)) {
        assert.equal(name, name.normalize('NFC'), id);
        assert.equal(name, name.trim().replaceAll(/\s+/g, ' '), id);
        assert.match(name, allowed, id);
      }
    });

    it(`in ${language}: begin with a capital, but weekdays are as CLDR writes them`, () => {
      for (const [id, name] of everyName(language).filter(([id]) => !id.startsWith('weekdays')))
        assert.equal(name.charAt(0), name.charAt(0).toLocaleUpperCase(language), id);
      const day = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone: 'UTC' });
      assert.deepEqual(
        Object.values(NAMES[language].weekdays),
        Array.from({ length: 7 }, (_, index) => day.format(A_SUNDAY_MS + index * DAY_MS)),
      );
    });

    it(`in ${language}: distinguish the ids of a kind`, () => {
      for (const kind of LISTED) {
        const names = Object.entries(NAMES[language][kind]).filter(([id]) => !isSynonym(kind, id));
        assert.equal(new Set(names.map(([, name]) => name)).size, names.length, kind);
      }
    });

    it(`in ${language}: signs are those of CLDR`, () => {
      const lower = (text: string): string => text.toLocaleLowerCase(language);
      const others = SIGNS.filter(
        (sign, index) => !lower(cldr.signs[language][index]!).includes(lower(NAMES[language].signs[sign])),
      ).map((sign) => `${language} ${sign}`);
      assert.deepEqual(
        others,
        OTHER_SIGNS.filter((one) => one.startsWith(language)),
      );
    });
  }

  it('of bodies, phases, elements and modalities are those of another program, but for five words', () => {
    const others: string[] = [];
    let compared = 0;
    for (const [language, words] of Object.entries(other.words) as [Language, Record<OtherKind, string[]>][])
      for (const [kind, ids] of Object.entries(other.ids) as [OtherKind, string[]][])
        for (const [index, word] of words[kind].entries()) {
          const id = ids[index]!;
          if (word === '-') continue;
          compared += 1;
          const ours = (NAMES[language][kind] as Readonly<Record<string, string>>)[id]!;
          if (ours.toLocaleLowerCase(language) !== word.toLocaleLowerCase(language))
            others.push(`${language} ${id} ${word}`);
        }
    assert.equal(compared, 294);
    assert.deepEqual(others, OTHER_WORDS_THAN_OURS);
  });

  it('of houses, sectors and numbered minor planets have the number', () => {
    assert.deepEqual(
      LANGUAGES.map((language) => nameOf(NAMES[language], 'houses', '7')?.includes('7')),
      LANGUAGES.map(() => true),
    );
    assert.equal(nameOf(NAMES.de, 'bodies', 'asteroid:433'), 'Asteroid 433');
    assert.equal(sectorName(NAMES.fr, '36'), 'Secteur 36');
    assert.equal(nameOf(NAMES.fr, 'signs', 'ophiuchus'), null);
    assert.equal(nameOf(NAMES.fr, 'signs', 'toString'), null);
  });
});

/** Rudhyar's phases share names with the usual ones; the lagna is the ascendant. */
function isSynonym(kind: ListedKind, id: string): boolean {
  return (kind === 'phases' && !(PHASES as readonly string[]).includes(id)) || id === 'lagna';
}
