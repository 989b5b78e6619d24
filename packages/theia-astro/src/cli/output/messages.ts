import { TheiaError } from '@theia-astro/client';
import { harmless, UsageError } from '../terminal.ts';
import { isObject } from './sections.ts';

type Json = Readonly<Record<string, unknown>>;

/** What went wrong and what to do, in plain words, each on its line. Never the key, never a stack. */
export function errorText(error: unknown): string {
  const [message, hint, candidates] = partsOf(error);
  return lines([message, ...(hint === null ? [] : [`  ${hint}`]), ...candidateLines(candidates)]);
}

/** A warning of an answer, with what else was possible. */
export function warningText({ message, candidates }: Json): string {
  return lines([`Note: ${String(message)}`, ...candidateLines(candidates)]);
}

function partsOf(error: unknown): readonly [message: string, hint: string | null, candidates: unknown] {
  if (error instanceof UsageError) return [error.message, error.hint, null];
  if (error instanceof TheiaError) {
    const { problem } = error;
    if (problem === null) return [error.message, null, null];
    const others = problem.errors.slice(1).map(({ message }) => message);
    const id = problem.request_id === '' ? [] : [`(${problem.code}, request ${problem.request_id})`];
    return [[problem.message, ...others, ...id].join('\n'), problem.hint ?? null, problem.candidates ?? null];
  }
  return [error instanceof Error ? error.message : String(error), null, null];
}

/** Places to choose from by name, or the two readings of a local time. */
function candidateLines(candidates: unknown): readonly string[] {
  if (!Array.isArray(candidates) || candidates.length === 0) return [];
  const texts = candidates.filter(isObject).map((one) => placeLine(one) ?? timeLine(one));
  const isPlaces = candidates.some((one) => isObject(one) && 'name' in one);
  const choose = isPlaces
    ? 'To choose one, write it so, in quotes, or give its coordinates.'
    : 'To choose one, add --utc-offset, such as --utc-offset=-05:00, or --settings.time-resolution earlier|later.';
  return [...texts.map((text) => `    ${text}`), `  ${choose}`];
}

function placeLine(one: Json): string | null {
  if (typeof one['name'] !== 'string') return null;
  const names = [one['name'], one['admin1'], one['country']].filter((name) => typeof name === 'string');
  return `"${names.join(', ')}"  ${Number(one['latitude']).toFixed(2)},${Number(one['longitude']).toFixed(2)}`;
}

function timeLine(one: Json): string {
  return [one['local'], one['utc']].filter((text) => typeof text === 'string').join('  ');
}

function lines(texts: readonly string[]): string {
  return `${texts.map((text) => text.split('\n').map(harmless).join('\n')).join('\n')}\n`;
}
