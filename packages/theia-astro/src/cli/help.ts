import { localProducts, wordsOf } from '../engine/products.ts';
import { CHART, type Command } from './command.ts';
import { OWN_OPTIONS } from './input/field-value.ts';
import { writtenShape } from './input/positionals.ts';
import { bold, dim, wrapped } from './output/table.ts';
import type { Look } from './terminal.ts';

const INDENT = 2;
const NAMES_MAX = 24;

const EXAMPLES = [
  'theia-astro chart 1990-06-15 14:30 "New York"',
  'theia-astro chart 1990-06-15 14:30 "New York" --theme dark --out wheel.svg',
  'theia-astro vedic 1990-06-15 14:30 "New York" --format json',
  'theia-astro natal 1990-06-15 14:30 "New York" --settings.house-system W --part houses.cusps --format csv',
  'theia-astro synastry 1990-06-15 14:30 "New York" 1988-11-03 07:15 London',
  'theia-astro transits 1990-06-15 14:30 "New York" --from 2026-01-01 --to 2026-07-01 --bodies saturn,jupiter',
  'theia-astro geocode Springfield',
];

/** What the program can do. */
export function generalHelp(look: Look): string {
  return [
    wrapped('theia-astro COMMAND [DATE] [TIME] [PLACE] [--field value …] [options]', look.columns, 2),
    '',
    wrapped(
      'Computes charts here, offline, or asks a Theia API. COMMAND --help lists the fields of a command.',
      look.columns,
      0,
    ),
    wrapped('Write a date as 1990-06-15, 15.6.1990 or June 15 1990.', look.columns, 0),
    '',
    bold('Examples', look),
    ...EXAMPLES.map((text) => `  ${wrapped(text, look.columns - 2, 4)}`),
    '',
    bold('Commands', look),
    ...pairs(
      [
        [CHART, 'Wheel in the terminal, table, or picture of a natal chart'] as const,
        ...localProducts
          .filter(({ name }) => name !== CHART)
          .map((product) => [wordsOf(product)[0]!, product.summary] as const),
      ],
      look,
    ),
    '',
    bold('Options', look),
    ...optionLines(look),
    '',
    wrapped('Exit codes: 0 answered, 2 the command or its data cannot be used, 1 anything else.', look.columns, 0),
    '',
  ].join('\n');
}

/** What a command takes. */
export function commandHelp({ word, product, fields }: Command, look: Look): string {
  const summary =
    word === CHART
      ? 'Draws a natal chart: a wheel, a table, or a picture with --format svg.'
      : `${product.summary}. ${product.description}`;
  const shown = [...fields.values()].filter(
    ({ kind, isAlias, path }) => !isAlias && (kind !== 'object' || !hasFieldsInside(path, fields)),
  );
  return [
    `theia-astro ${word} ${writtenShape(product)} [--field value …] [options]`.replaceAll('  ', ' '),
    '',
    wrapped(summary, look.columns, 0),
    '',
    bold('Fields', look),
    ...shown.flatMap(({ path, kind, description, choices }) => [
      `  --${path.replaceAll('_', '-')}${kind === 'boolean' ? '' : dim(` ${kind.toUpperCase()}`, look)}`,
      ...[description, choices.length === 0 || kind === 'boolean' ? '' : `One of ${choices.join(', ')}.`]
        .filter((text) => text !== '')
        .map((text) => `      ${wrapped(text, look.columns - 6, 6)}`),
    ]),
    '',
    bold('Options', look),
    ...optionLines(look),
    '',
  ].join('\n');
}

function hasFieldsInside(path: string, fields: Command['fields']): boolean {
  return [...fields.keys()].some((other) => other.startsWith(`${path}.`));
}

function optionLines(look: Look): readonly string[] {
  return pairs(
    Object.entries(OWN_OPTIONS).map(([name, option]) => [
      `--${name.replaceAll('_', '-')}${'argument' in option && option.argument.length < NAMES_MAX ? ` ${option.argument}` : ''}`,
      'argument' in option && option.argument.length >= NAMES_MAX
        ? `${option.text}: ${option.argument.replaceAll('|', ', ')}`
        : option.text,
    ]),
    look,
  );
}

function pairs(entries: readonly (readonly [string, string])[], look: Look): readonly string[] {
  const width = Math.min(NAMES_MAX, Math.max(...entries.map(([name]) => name.length))) + INDENT;
  return entries.map(
    ([name, text]) =>
      `  ${name.padEnd(width)}${wrapped(text, Math.max(16, look.columns - width - INDENT), width + INDENT)}`,
  );
}
