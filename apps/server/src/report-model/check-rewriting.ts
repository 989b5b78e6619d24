import type { FactReader } from './named-facts.ts';
import type { Passage } from './passages.ts';

/** What no report may say, whoever writes it (STYLE.md of packages/report). */
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
