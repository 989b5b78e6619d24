import type { Names } from '@theia-astro/astro/names/names';
import type { Cause } from '@theia-astro/report/report';
import type { Passage } from './messages.ts';

/** Statements that no report may contain (STYLE.md of packages/report). */
const BANNED: readonly (readonly [string, RegExp])[] = [
  ['fate', /\b(?:fated|destined|destiny|doomed|predestined|karmic(?:ally)?|meant to be|inevitabl[ey]|curse[ds]?)\b/i],
  ['death', /\b(?:death|dying|you(?:r \w+)? will die|suicid\w*|funeral)\b/i],
  [
    'medical advice',
    /\b(?:diagnos\w+|illness(?:es)?|disease[sd]?|symptoms?|medication|cure[sd]?|pregnan\w+|fertil\w+|infertil\w+|depressi(?:on|ve)|therap(?:y|ist)|doctor|surgery)\b/i,
  ],
  ['legal advice', /\b(?:lawsuits?|sue|court case|attorney|lawyer|custody)\b/i],
  [
    'financial advice',
    /\b(?:invest(?:ment|ments|ing)?|stock market|shares|cryptocurrency|bitcoin|loan|gambl\w+|lottery)\b/i,
  ],
  [
    'a certain future',
    /\b(?:you will (?:certainly|definitely|surely|meet|marry|divorce|lose|win|become|never)|guarantee[ds]?|without (?:a )?doubt)\b/i,
  ],
  ['a word about itself', /\b(?:as an ai|language model|i cannot|i can't|openai|system prompt|instructions?)\b/i],
  ['an address', /https?:|www\.|@\w+\.\w+/i],
  ['markup', /<[a-z/!]|```|\*\*|^#{1,6}\s|\]\(/im],
];

/** What a text says that no report may say; null: nothing. */
function bannedClaim(text: string): string | null {
  return BANNED.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
}

const WORDS_RATIO = { min: 0.5, max: 1.7 };
/** A short paragraph may grow by so many words whatever the ratio. */
const WORDS_ALWAYS = 25;
const TOTAL_RATIO = { min: 0.7, max: 1.4 };
const SENTENCE = /[^.!?]+[.!?]/g;
const NUMBER = /\d+/g;
/** A sentence shorter than this may stand twice. */
const REPEATED_WORDS_MIN = 6;

/**
 * Checks what a model made of the passages of a report: the same passages, about as long, naming nothing of the chart that their causes do not hold, no number
 * that was not there, no claim that no report may make, no sentence twice.
 * @param texts by the ids of the passages
 * @param marks that stand for names and must be kept
 * @returns what is wrong, as sentences for the model; empty: nothing
 */
export function checkRewriting(
  passages: readonly Passage[],
  texts: ReadonlyMap<string, string>,
  facts: FactReader,
  marks: readonly string[],
): readonly string[] {
  const faults: string[] = [];
  const missing = passages.filter(({ id }) => !texts.has(id));
  if (missing.length > 0) return [`These passages are missing: ${missing.map(({ id }) => id).join(', ')}.`];
  const unknown = [...texts.keys()].filter((id) => passages.every((passage) => passage.id !== id));
  if (unknown.length > 0) faults.push('There are passages that were not asked for.');
  const seen = new Set<string>();
  let [before, after] = [0, 0];
  for (const { id, paragraph } of passages) {
    const text = texts.get(id)!;
    const [old, now] = [wordsOf(paragraph.text), wordsOf(text)];
    before += old;
    after += now;
    if (
      now < Math.min(old, 1) ||
      now < old * WORDS_RATIO.min ||
      now > Math.max(old * WORDS_RATIO.max, old + WORDS_ALWAYS)
    )
      faults.push(`${id} has ${now} words; it must have about ${old}.`);
    const claim = bannedClaim(text);
    if (claim !== null && bannedClaim(paragraph.text) !== claim)
      faults.push(`${id} holds ${claim}, which no report may.`);
    faults.push(...namedWrongly(id, text, paragraph, facts));
    const given = new Set([paragraph.text, ...paragraph.notes].join(' ').match(NUMBER));
    const added = (text.match(NUMBER) ?? []).filter((number) => !given.has(number));
    if (added.length > 0) faults.push(`${id} holds numbers that were not there: ${added.slice(0, 5).join(', ')}.`);
    for (const mark of text.match(/\[[^\]]*\]/g) ?? [])
      if (!marks.includes(mark)) faults.push(`${id} holds the unknown mark ${mark.slice(0, 20)}.`);
    for (const [sentence] of text.matchAll(SENTENCE)) {
      const plain = sentence.trim().toLowerCase();
      if (wordsOf(plain) >= REPEATED_WORDS_MIN && seen.has(plain))
        faults.push(`${id} repeats a sentence of the report.`);
      seen.add(plain);
    }
  }
  if (after < before * TOTAL_RATIO.min || after > before * TOTAL_RATIO.max)
    faults.push(`All passages together have ${after} words; they must have about ${before}.`);
  return faults;
}

function namedWrongly(id: string, text: string, paragraph: Passage['paragraph'], facts: FactReader): readonly string[] {
  const named = facts.ofText(text);
  const allowed = [facts.ofText([paragraph.text, ...paragraph.notes].join('\n')), facts.ofCauses(paragraph.because)];
  const strange = (kind: 'terms' | 'claims'): readonly string[] =>
    [...named[kind]].filter((one) => allowed.every((each) => !each[kind].has(one)));
  return [
    ...strange('claims').map((claim) => `${id} says ${claim.replaceAll(/\w+:/g, '')}, which is not in its causes.`),
    ...strange('terms').map((term) => `${id} names ${term.replace(':', ' ')}, which is not in its causes.`),
  ];
}

function wordsOf(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length;
}

/** What a text names of a chart. */
interface NamedFacts {
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
type FactReader = ReturnType<typeof factReader>;

/** @param names of the language of the texts */
export function factReader(names: Names) {
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
    ofText: (text: string): NamedFacts => {
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
    /** Facts that causes allow. */
    ofCauses: (causes: readonly Cause[]): NamedFacts => {
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
