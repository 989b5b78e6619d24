/** Letters that NFKD does not decompose, with the usual plain spelling. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  ħ: 'h',
  ŧ: 't',
  ŋ: 'n',
  ə: 'a',
  ĸ: 'k',
};
const PLAIN_LETTERS = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'g');
/** Combining marks of Latin, Greek and Cyrillic, Hebrew points, Arabic vowel signs. Indic vowel signs are letters and stay. */
const DIACRITICS = /[\u0300-\u036f]|[\u0591-\u05c7]|[\u064b-\u0655]|\u0670|[\u1ab0-\u1aff]|[\u1dc0-\u1dff]/g;
const PLAIN_WORD = /^[A-Za-z0-9]+$/;
const APOSTROPHES = /['’‘ʻʼʾʿ`´ʹ′]/g;
const ABBREVIATED: Readonly<Record<string, string>> = {
  saint: 'st',
  sainte: 'ste',
  sankt: 'st',
  fort: 'ft',
  mount: 'mt',
};

/**
 * The form names are compared in (docs/methods/time-and-place.md): NFKD, without diacritics, case folded; then punctuation to single
 * spaces, apostrophes removed, initials joined (D.C. → dc), Saint, Fort and Mount abbreviated. Empty when nothing is
 * left.
 */
export function normalise(text: string): string {
  if (PLAIN_WORD.test(text)) return abbreviated(text.toLowerCase());
  const folded = text
    .normalize('NFKD')
    .replace(DIACRITICS, '')
    .toLowerCase()
    .replace(DIACRITICS, '')
    .normalize('NFC')
    .replace(PLAIN_LETTERS, (letter) => PLAIN[letter]!)
    .replace(APOSTROPHES, '')
    .replace(/(?<![\p{L}\p{N}])(\p{L})\.(?=\s?\p{L}(?![\p{L}\p{N}]))\s?/gu, '$1');
  const words = folded.split(/[^\p{L}\p{N}\p{M}]+/u).filter((word) => word !== '');
  return words.map(abbreviated).join(' ');
}

function abbreviated(word: string): string {
  return Object.hasOwn(ABBREVIATED, word) ? ABBREVIATED[word]! : word;
}

const KINDS_BEFORE =
  'greater|state|province|region|county|co|district|prefecture|department|republic|canton|territory|municipality|emirate|estado|provincia|departamento|departement|land|kreis';
const KINDS_AFTER =
  'state|province|region|county|district|prefecture|governorate|department|oblast|krai|kray|republic|voivodeship|canton|territory|division|municipality|emirate|parish|island|islands|borough|autonomous|shi|ken|si|do|fd';
const BEFORE = new RegExp(`^(?:${KINDS_BEFORE})(?: (?:of|de|del|di|da|do|du))? (?=\\S)`);
const AFTER = new RegExp(` (?:${KINDS_AFTER})$`);

/** A normalised name of a division, with and without the word for its kind: `lagos state`, `lagos`. */
export function divisionForms(normalised: string): readonly string[] {
  const bare = normalised.replace(AFTER, '').replace(BEFORE, '');
  return bare === normalised || bare === '' ? [normalised] : [normalised, bare];
}
