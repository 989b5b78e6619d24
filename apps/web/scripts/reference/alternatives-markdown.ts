import {
  alternatives,
  ASKED,
  type Fact,
  INTRODUCTION,
  nameOf,
  needs,
  readingText,
  THEIA,
  THEIA_FORM,
} from '../../src/features/alternatives/alternatives.ts';
import { type Sentence, theiaHas, theiaLacks } from '../../src/lib/theia-facts.ts';
import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { paths } from '../../src/lib/paths.ts';
import { apiCounts } from '../api-facts.ts';
import { table } from './conventions.ts';

const list = (items: readonly string[]): string => items.map((item) => `- ${item}`).join('\n');
const sourceOf = ({ source, read_on: readOn }: Fact): string =>
  `[${new URL(source).hostname.replace(/^www\./, '')}](${source}), ${readOn}`;
const written = (sentence: Sentence): string =>
  sentence
    .map((piece) => (typeof piece === 'string' ? piece : `[${piece.label}](${BUILT_ORIGIN}${piece.to})`))
    .join('');

/** The page of alternatives as Markdown. */
export function alternativesMarkdown(): string {
  const counts = apiCounts();
  return [
    '# Alternatives',
    `${INTRODUCTION} ${readingText((day) => day)}.`,
    '## Choose by need',
    list(needs.map(({ want, take }) => `You want ${want}: ${take.map(nameOf).join(', ')}`)),
    '## At a glance',
    table(
      ['Project', ...ASKED.map(({ header }) => header)],
      alternatives.map(({ name, glance }) => [
        name,
        ...ASKED.map(({ part }) => {
          const fact = glance[part];
          return fact === null ? 'not found' : `[${fact.text}](${fact.source})`;
        }),
      ]),
    ),
    ...alternatives.flatMap(({ name, url, form, strengths }) => [
      `## [${name}](${url})`,
      form,
      list(strengths.map((fact) => `${fact.text} (${sourceOf(fact)})`)),
    ]),
    `## ${nameOf(THEIA)}`,
    THEIA_FORM,
    `Lacks:\n\n${list(theiaLacks(counts))}`,
    `Has:\n\n${list(theiaHas(counts).map(written))}`,
    `If something here is wrong, out of date or unfair, [write to us](${BUILT_ORIGIN}${paths.contact}) with a link, and we will change it.`,
  ].join('\n\n');
}
