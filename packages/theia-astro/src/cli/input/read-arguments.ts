import { parseArgs } from 'node:util';
import type { Field } from '../../engine/fields.ts';
import { UsageError } from '../terminal.ts';
import { isOwnOption, OWN_OPTIONS, type OwnOption, fieldValue } from './field-value.ts';
import { nearest } from '@theia-astro/endpoints/request/nearest';

/** What a command line says. */
export interface Arguments {
  readonly own: { readonly [Name in OwnOption]?: string | boolean };
  /** Values of fields by their paths, as they are sent. */
  readonly fields: ReadonlyMap<string, unknown>;
  readonly words: readonly string[];
}

/** Marks a word that begins with `-` and is no option: a coordinate, or a year before our era. */
const NO_OPTION = '\0';

/**
 * Reads the arguments after the command. Fields are options by their paths (`--settings.house_system P`), with `-` or `_`; those that are true or false
 * need no value (`--sidereal`, `--no-sidereal`); lists are separated by commas; objects and lists of objects are JSON.
 * @param known the fields of the product by path
 * @throws UsageError
 */
export function readArguments(args: readonly string[], known: ReadonlyMap<string, Field>): Arguments {
  const written = args.map((word) => spelled(word, known));
  const options: Record<string, { type: 'string' | 'boolean'; multiple: boolean }> = Object.fromEntries(
    Object.entries(OWN_OPTIONS).map(([name, { type }]) => [name, { type, multiple: false }]),
  );
  for (const word of written) {
    const name = optionName(word);
    if (name === null || isOwnOption(name) || (name.startsWith('no-') && isOwnOption(name.slice('no-'.length))))
      continue;
    if (!isField(name, known)) throw unknownOption(name, known);
    options[name] = { type: 'string', multiple: true };
  }
  const { values, positionals } = parsed(written, options);
  const own: Record<string, string | boolean> = {};
  const fields = new Map<string, unknown>();
  for (const [name, value] of Object.entries(values))
    if (isOwnOption(name)) own[name] = typeof value === 'string' ? unmarked(value) : (value as boolean);
    else fields.set(name, fieldValue(name, known.get(name), (value as string[]).map(unmarked)));
  return { own, fields, words: positionals.map(unmarked) };
}

function parsed(
  args: readonly string[],
  options: Record<string, { type: 'string' | 'boolean'; multiple: boolean }>,
): { readonly values: object; readonly positionals: readonly string[] } {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true, allowNegative: true });
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    const [sentence = ''] = error.message.replaceAll(NO_OPTION, '').split('. ');
    throw new UsageError(sentence.replace(/<value>/, '').trim());
  }
}

/** An option as it is declared: `_` for `-`, and a value for a field that is true or false. */
function spelled(word: string, known: ReadonlyMap<string, Field>): string {
  if (/^-[\d.]/.test(word)) return `${NO_OPTION}${word}`;
  const [, negated, name, value] = /^--(no[-_](?=.))?([^=]+)(=.*)?$/s.exec(word) ?? [];
  if (name === undefined) return word;
  const full = `${negated === undefined ? '' : 'no_'}${name}`.replaceAll('-', '_');
  const plain = name.replaceAll('-', '_');
  if (known.has(full) || isOwnOption(full)) {
    const isFlag = known.get(full)?.kind === 'boolean' && !isOwnOption(full);
    return `--${full}${value ?? (isFlag ? '=true' : '')}`;
  }
  if (negated === undefined) return `--${plain}${value ?? ''}`;
  return isOwnOption(plain) ? `--no-${plain}` : `--${plain}=false`;
}

function optionName(word: string): string | null {
  return /^--([^=]+)/.exec(word)?.[1] ?? null;
}

/** Also a name inside a field that holds values by any name, such as orbs by body. */
function isField(name: string, known: ReadonlyMap<string, Field>): boolean {
  const parent = known.get(name.slice(0, Math.max(0, name.lastIndexOf('.'))));
  return known.has(name) || (parent !== undefined && parent.kind === 'map');
}

function unknownOption(name: string, known: ReadonlyMap<string, Field>): UsageError {
  const shown = (path: string): string => `--${path}`;
  const inside = [...known.keys()].filter((path) => path.endsWith(`.${name}`));
  const alike =
    inside.length > 0
      ? inside
      : nearest(name, [...known.keys(), ...Object.keys(OWN_OPTIONS).map((one) => one.replaceAll('_', '-'))]);
  return new UsageError(
    `There is no option ${shown(name)} here.`,
    alike.length === 0
      ? 'With --help after the command, all are listed.'
      : `Did you mean ${alike.map(shown).join(' or ')}?`,
  );
}

function unmarked(word: string): string {
  return word.startsWith(NO_OPTION) ? word.slice(NO_OPTION.length) : word;
}
