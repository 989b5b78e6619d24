import type { z } from 'zod';
import { bodyLines, isMoment, isPlace, momentText, placeText } from './body.ts';
import { conventionLine, pruned } from './prune.ts';
import { inlineText, isEmpty, isObject, type Json, namesLines } from './row.ts';
import { exactText, heading, plainText } from './words.ts';

/** The media type of an answer as Markdown. */
export const MARKDOWN = 'text/markdown; charset=utf-8';

/** What a product does for readers before its answer is written. */
export interface MarkdownOptions {
  /** Names of fields that are left out at any depth, because the rest says the same or no reading needs them. */
  readonly leftOut?: readonly string[];
  /** The answer in a form that is read more easily; no number may change. A chosen part of an answer may lack any field: it then stays as it is. */
  readonly shape?: (answer: Json) => Json;
}

/** A `shape` from some parts of an answer; an answer without one of them stays as it is. */
export function shapeOf<Parts extends z.ZodType>(
  schema: Parts,
  shape: (parts: z.output<Parts>, answer: Json) => Json,
): (answer: Json) => Json {
  return (answer) => {
    const { data } = schema.safeParse(answer);
    return data === undefined ? answer : shape(data, answer);
  };
}

const FOLDED_FROM = 5;
const DAY_AND_CLOCK = /(?<![\d/-])(\d{4}-\d\d-\d\d) (?=\d\d:\d\d)/g;

/**
 * An answer as lean Markdown for a language model, in three parts: how to read it, what was found, what to know about it. Every number is that of the
 * JSON, digit by digit; instants lose their seconds. What is empty, repeated or of no use to a reader is left out.
 */
export function writeMarkdown(answer: Json, { leftOut = [], shape }: MarkdownOptions = {}): string {
  const { meta, warnings, input, conventions, names, ...product } = shape === undefined ? answer : shape(answer);
  const { product: name, time: _, place, ...rest } = pruned(product, leftOut);
  const found = withoutRepeated(rest, answer);
  const shown = {
    place: isPlace(place) ? placeText(place) : '',
    time: isMoment(answer['time']) ? momentText(answer['time']) : '',
  };
  const { lines, day } = foldDay(bodyLines(found, 2, shown));
  const whole = [
    `# ${heading(String(name))}`,
    conventionLine({ meta, input, conventions, found, day }),
    ...frameLines('Time', answer['time'], isMoment, momentText),
    ...frameLines('Place', place, isPlace, placeText),
    ...lines,
    ...namesLines(names),
    ...warningLines(warnings, found),
  ];
  return `${whole.filter((line) => line !== '').join('\n')}\n`;
}

/** A day that many clock times share is written once. */
function foldDay(lines: readonly string[]): { readonly lines: readonly string[]; readonly day: string | null } {
  const counts = new Map<string, number>();
  for (const line of lines)
    for (const [, day] of line.matchAll(DAY_AND_CLOCK)) counts.set(day!, (counts.get(day!) ?? 0) + 1);
  const [day, count] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? ['', 0];
  if (count < FOLDED_FROM) return { lines, day: null };
  return {
    lines: lines.map((line) => line.replace(DAY_AND_CLOCK, (text, one: string) => (one === day ? '' : text))),
    day,
  };
}

/** One line, or one for each person. */
function frameLines(
  title: string,
  value: unknown,
  isOne: (value: unknown) => value is Json,
  text: (one: Json) => string,
): readonly string[] {
  if (isOne(value)) return [`${title}: ${text(value)}`];
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    isOne(one) ? [`${title} of ${plainText(name)}: ${text(one)}`] : [],
  );
}

/** What the frame of the answer says already. */
function withoutRepeated(found: Json, { time, meta }: Json): Json {
  const { at, ayanamsa, ...rest } = found;
  const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
  return {
    ...(at === undefined || (isMoment(time) && at === time['utc']) ? {} : { at }),
    ...(ayanamsa === undefined || (isObject(meta) && isSame(meta['ayanamsa'], ayanamsa)) ? {} : { ayanamsa }),
    ...rest,
  };
}

function warningLines(warnings: unknown, found: Json): readonly string[] {
  if (!Array.isArray(warnings) || warnings.length === 0) return [];
  const isShown = (candidates: unknown): boolean => JSON.stringify(candidates) === JSON.stringify(found['candidates']);
  return [
    '## Warnings',
    ...warnings.filter(isObject).map(({ code, message, candidates }) => {
      const others =
        Array.isArray(candidates) && !isEmpty(candidates) && !isShown(candidates)
          ? ` Candidates: ${candidates.map(candidateText).join('; ')}`
          : '';
      return `- ${String(code)}: ${plainText(String(message))}${others}`;
    }),
  ];
}

function candidateText(candidate: unknown): string {
  if (isPlace(candidate)) return placeText(candidate);
  if (isObject(candidate) && 'local' in candidate) return exactText(String(candidate['local']));
  return inlineText(candidate);
}
