import type { Names } from '@theia-astro/astro/names/names';
import type { Cause } from '@theia-astro/report/report';

/** What a text names of a chart. */
export interface NamedFacts {
  /** `body:mars`, `sign:leo`, `nakshatra:ashwini`, `house:4`. */
  readonly terms: ReadonlySet<string>;
  /** What is said to belong together: `mars in sign:leo`, `mars in house:4`, `mars square venus`. */
  readonly claims: ReadonlySet<string>;
}

const ORDINALS = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
];
/** Words for aspects as prose writes them. */
const ASPECT_WORDS: readonly (readonly [string, string])[] = [
  ['conjunction', 'conjunct|conjoin(?:s|ed|ing)?|conjunction'],
  ['opposition', 'oppos(?:e|es|ed|ing|ite|ition)'],
  ['square', 'squar(?:e|es|ed|ing)'],
  ['trine', 'trin(?:e|es|ed|ing)'],
  ['sextile', 'sextil(?:e|es|ed|ing)'],
];
/** A placement is said within so many small words. */
const BETWEEN = String.raw`(?:[’']s)?(?:\s+(?:is|stands|sits|falls|lies|placed|now|here|your|the|to|with|of|its|makes|forms|in|an?|exact|close|tight|rising))*\s+`;

/** Finds what texts of one language name. */
export interface FactReader {
  ofText(text: string): NamedFacts;
  /** What causes allow to be named. */
  ofCauses(causes: readonly Cause[]): NamedFacts;
}

/** @param names of the language of the texts */
export function factReader(names: Names): FactReader {
  const bodies = words({ ...names.bodies, ...names.angles }, 'body');
  const signs = words(names.signs, 'sign');
  const nakshatras = words(names.nakshatras, 'nakshatra');
  const houses = new Map(
    ORDINALS.flatMap((word, index) => [word, ordinal(index + 1)].map((text) => [text, `house:${index + 1}`] as const)),
  );
  const terms = new Map([...bodies, ...signs, ...nakshatras]);
  const termPattern = new RegExp(String.raw`(?<!\w)(${alternatives(terms)})(?!\w)`, 'g');
  const housePattern = new RegExp(
    String.raw`(?<!\w)(${alternatives(houses)})\s+house|(?<!\w)[Hh]ouse\s+(1[0-2]|[1-9])(?!\d)`,
    'gi',
  );
  const body = alternatives(bodies);
  const inSign = new RegExp(String.raw`(?<!\w)(${body})${BETWEEN}(${alternatives(signs)})(?!\w)`, 'g');
  const signFirst = new RegExp(String.raw`(?<!\w)(${alternatives(signs)})\s+(${body})(?!\w)`, 'g');
  const inHouse = new RegExp(
    String.raw`(?<!\w)(${body})${BETWEEN}(?:(${alternatives(houses)})\s+house|house\s+(1[0-2]|[1-9]))(?!\w)`,
    'g',
  );
  const contacts = ASPECT_WORDS.map(
    ([aspect, pattern]) =>
      [aspect, new RegExp(String.raw`(?<!\w)(${body})${BETWEEN}(?:${pattern})${BETWEEN}(${body})(?!\w)`, 'g')] as const,
  );
  const idOf = (text: string): string => bodies.get(text)!.slice('body:'.length);
  return {
    ofText: (text) => {
      const found = new Set<string>();
      const claims = new Set<string>();
      for (const [, word] of text.matchAll(termPattern)) found.add(terms.get(word!)!);
      for (const [, word, number] of text.matchAll(housePattern))
        found.add(word === undefined ? `house:${number}` : houses.get(word.toLowerCase())!);
      for (const [, who, where] of text.matchAll(inSign)) claims.add(`${idOf(who!)} in ${signs.get(where!)}`);
      for (const [, where, who] of text.matchAll(signFirst)) claims.add(`${idOf(who!)} in ${signs.get(where!)}`);
      for (const [, who, word, number] of text.matchAll(inHouse))
        claims.add(`${idOf(who!)} in ${word === undefined ? `house:${number}` : houses.get(word.toLowerCase())!}`);
      for (const [aspect, pattern] of contacts)
        for (const [, one, other] of text.matchAll(pattern)) claims.add(contact(idOf(one!), aspect, idOf(other!)));
      return { terms: found, claims };
    },
    ofCauses: (causes) => {
      const found = new Set<string>();
      const claims = new Set<string>();
      const place = (point: string, sign: string | null, house: number | null): void => {
        found.add(`body:${point}`);
        for (const where of [sign === null ? null : `sign:${sign}`, house === null ? null : `house:${house}`]) {
          if (where !== null) {
            found.add(where);
            claims.add(`${point} in ${where}`);
          }
        }
      };
      for (const cause of causes) {
        switch (cause.kind) {
          case 'placement':
            place(cause.point, cause.sign, cause.house);
            break;
          case 'aspect':
            found.add(`body:${cause.point_1}`).add(`body:${cause.point_2}`);
            claims.add(contact(cause.point_1, cause.aspect, cause.point_2));
            break;
          case 'event':
            place(cause.point, cause.sign, cause.house);
            if (cause.target !== null) {
              found.add(`body:${cause.target}`);
              if (cause.aspect !== null) claims.add(contact(cause.point, cause.aspect, cause.target));
            }
            break;
          case 'period':
            for (const lord of cause.lords) found.add(`body:${lord}`);
            if (cause.house !== null) found.add(`house:${cause.house}`);
            break;
          case 'rule':
            for (const point of cause.points) found.add(`body:${point}`);
            break;
        }
      }
      return { terms: found, claims };
    },
  };
}

const contact = (one: string, aspect: string, other: string): string =>
  `${[one, other].toSorted().join(` ${aspect} `)}`;

function words(named: Readonly<Record<string, string>>, kind: string): Map<string, string> {
  return new Map(Object.entries(named).map(([id, name]) => [name, `${kind}:${id}`]));
}

/** The longest first: one may begin with another. */
function alternatives(known: ReadonlyMap<string, string>): string {
  return [...known.keys()]
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join('|');
}

function ordinal(number: number): string {
  return `${number}${['th', 'st', 'nd', 'rd'][number] ?? 'th'}`;
}
