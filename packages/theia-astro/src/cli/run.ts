import { writeFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type CallInfo, TheiaError } from '@theia-astro/client';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { fieldsOf, partsOf } from '../engine/fields.ts';
import { withFullNames } from '../engine/short-names.ts';
import { CHART, type Command, callOf, commandOf, productFor } from './command.ts';
import { commandHelp, generalHelp } from './help.ts';
import { type Format, FORMATS } from './input/field-value.ts';
import { readWords, shapeOf, writtenShape } from './input/positionals.ts';
import { type Arguments, readArguments } from './input/read-arguments.ts';
import { csvOf, FACTS } from './output/csv.ts';
import { headerText } from './output/header.ts';
import { errorText, warningText } from './output/messages.ts';
import { isObject, sectionsOf } from './output/sections.ts';
import { chosenParts, tableText } from './output/table.ts';
import { openSource, type Source } from './source.ts';
import { type Look, lookOf, type Terminal, UsageError } from './terminal.ts';
import { chartOf } from './wheel/chart.ts';
import { wheelText } from './wheel/wheel-text.ts';

type Json = Readonly<Record<string, unknown>>;

export const EXIT = { answered: 0, failed: 1, unusable: 2 } as const;

/** The forms that the API writes itself, by the ending of a file that wants them. */
const BY_ENDING: Readonly<Record<string, Format>> = {
  '.svg': 'svg',
  '.png': 'png',
  '.json': 'json',
  '.csv': 'csv',
  '.md': 'llm',
};
/** Forms in which the product itself answers. */
const WRITTEN_BY_PRODUCT: ReadonlySet<Format> = new Set(['svg', 'png', 'llm']);

/**
 * Runs a command line.
 * @returns the exit code: 0 answered, 2 the command or its data cannot be used, 1 anything else
 */
export async function run(args: readonly string[], terminal: Terminal): Promise<number> {
  try {
    return await answer(args, terminal);
  } catch (error) {
    terminal.stderr.write(`theia-astro: ${errorText(error)}`);
    const isUnusable = error instanceof UsageError || (error instanceof TheiaError && error.kind === 'validation');
    return isUnusable ? EXIT.unusable : EXIT.failed;
  }
}

async function answer([word, ...rest]: readonly string[], terminal: Terminal): Promise<number> {
  const plainLook = lookOf(terminal, { toFile: false });
  if (word === undefined || word === '--help' || word === '-h' || word === 'help') {
    terminal[word === undefined ? 'stderr' : 'stdout'].write(generalHelp(plainLook));
    return word === undefined ? EXIT.unusable : EXIT.answered;
  }
  if (word === '--version') {
    terminal.stdout.write(`${THEIA_VERSION}\n`);
    return EXIT.answered;
  }
  if (word.startsWith('-'))
    throw new UsageError('The command comes first.', 'Write theia-astro chart DATE TIME PLACE.');
  const command = commandOf(word);
  const said = readArguments(
    rest.map((one) => (one === '-h' ? '--help' : one)),
    command.fields,
  );
  if (said.own.help === true) {
    terminal.stdout.write(commandHelp(command, plainLook));
    return EXIT.answered;
  }
  return ask(command, said, terminal);
}

async function ask(command: Command, said: Arguments, terminal: Terminal): Promise<number> {
  const { own } = said;
  const toFile = typeof own.out === 'string';
  const look = lookOf(terminal, {
    width: widthOf(own.width),
    color: flagOf(own.color),
    ascii: flagOf(own.ascii),
    toFile,
  });
  const format = formatOf(command, own, terminal);
  const given = withWords(said.fields, readWords(command.product, said.words));
  if (given.size === 0 && /^births?$/.test(shapeOf(command.product))) throw birthMissing(command);
  const product = productFor(command, format, given.keys());
  refuseWhatCannotBe(product, format, own.part);
  const form = WRITTEN_BY_PRODUCT.has(format) || (format === 'csv' && writesCsv(command)) ? { format } : {};
  const call = callOf(command, product, { ...withFullNames(product, nested(given)), ...form });
  if (format === 'png' && !toFile && terminal.stdout.isTTY === true)
    throw new UsageError('A terminal shows no png.', 'Write it to a file: --out wheel.png.');
  const source = await openSource(said, terminal);

  if (own.dry_run === true) {
    const price = await source.theia.call('POST', call.path, call.fields, { dryRun: true });
    terminal.stdout.write(format === 'json' ? jsonText(price) : priceText(price as Json));
    return EXIT.answered;
  }
  const { answer: got, call: info } = await source.theia.call(call.method, call.path, call.fields).withResponse();
  const written =
    typeof got === 'string' || got instanceof Uint8Array ? got : formText(got as Json, format, own.part, look);
  if (isObject(got) && Array.isArray(got['warnings']))
    for (const warning of got['warnings'].filter(isObject)) terminal.stderr.write(warningText(warning));
  if (typeof own.out === 'string') {
    await writeFile(own.out, written);
    terminal.stderr.write(`Written to ${own.out}\n`);
  } else terminal.stdout.write(written);
  tellCost(info, source, terminal);
  return EXIT.answered;
}

/** An answer in a form that this program writes. @throws UsageError when the answer has no chart or no such part */
function formText(answer: Json, format: Format, part: string | undefined | boolean, look: Look): string {
  const name = typeof part === 'string' ? part : undefined;
  if (format === 'json') return jsonText(answer);
  if (format === 'csv') return csvOf(sectionsOf(answer), name);
  const header = headerText(answer, look);
  if (format === 'table') return `${header}\n\n${tableText(chosenParts(sectionsOf(answer), name), look)}`;
  const chart = chartOf(answer);
  if (chart === null) throw new UsageError('This answer has no chart to draw.', 'Use --format table.');
  return `${header}\n\n${wheelText(chart, look)}`;
}

function formatOf(command: Command, own: Arguments['own'], { stdout }: Terminal): Format {
  if (typeof own.format === 'string') {
    const found = FORMATS.find((format) => format === own.format);
    if (found === undefined)
      throw new UsageError(`There is no format ${JSON.stringify(own.format)}.`, `Use one of ${FORMATS.join(', ')}.`);
    return found;
  }
  const byFile = typeof own.out === 'string' ? BY_ENDING[extname(own.out).toLowerCase()] : undefined;
  const isDrawn =
    command.word === CHART && own.part === undefined && (typeof own.out === 'string' || stdout.isTTY === true);
  return byFile ?? (isDrawn ? 'wheel' : 'table');
}

/** A table of positions is CSV by default. */
function writesCsv({ product }: Command): boolean {
  return fieldsOf(product).get('format')?.choices.includes('csv') === true;
}

function withWords(
  fields: ReadonlyMap<string, unknown>,
  words: ReadonlyMap<string, unknown>,
): ReadonlyMap<string, unknown> {
  for (const path of words.keys())
    if (fields.has(path))
      throw new UsageError(`${path} is given twice: as a word and as --${path}.`, 'Keep one of them.');
  return new Map([...words, ...fields]);
}

/** `settings.house_system` becomes a field inside an object. */
function nested(fields: ReadonlyMap<string, unknown>): Json {
  const top: Record<string, unknown> = {};
  for (const [path, value] of fields) {
    const names = path.split('.');
    const last = names.pop()!;
    let object = top;
    for (const name of names) {
      const inner = object[name];
      object = (object[name] = isObject(inner) ? { ...inner } : {}) as Record<string, unknown>;
    }
    object[last] = value;
  }
  return top;
}

/** What no answer of a product has is rejected before an API is paid for it. @throws UsageError */
function refuseWhatCannotBe(product: Endpoint, format: Format, part: string | boolean | undefined): void {
  if (format === 'wheel' && chartOf(product.example.response) === null)
    throw new UsageError(`${product.name} has no chart to draw.`, 'Use --format table.');
  const [top = ''] = String(part ?? FACTS).split('.');
  const known = partsOf(product);
  if (top !== FACTS && !known.has(top))
    throw new UsageError(`${product.name} has no part ${top}.`, `It can have ${[...known].join(', ')}.`);
}

function birthMissing({ word, product }: Command): UsageError {
  return new UsageError(`${word} needs a birth.`, `Write theia-astro ${word} ${writtenShape(product)}.`);
}

function widthOf(value: string | boolean | undefined): number | undefined {
  if (typeof value !== 'string') return undefined;
  if (/^\d{1,4}$/.test(value) && Number(value) >= 40) return Number(value);
  throw new UsageError('--width takes a number of columns, 40 or more.');
}

function flagOf(value: string | boolean | undefined): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function jsonText(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

function priceText({ price_usd, cost_usd, paid_by, refusal }: Json): string {
  const paid =
    typeof refusal === 'string'
      ? `but it would be refused: ${refusal}`
      : `$${String(cost_usd)} of it from the wallet, paid by ${String(paid_by)}`;
  return `The price is $${String(price_usd)}, ${paid}. Nothing was computed.\n`;
}

function tellCost({ costUsd, balanceUsd }: CallInfo, { api }: Source, { stderr }: Terminal): void {
  if (api === null || costUsd === null) return;
  stderr.write(`${api}: $${costUsd}${balanceUsd === null ? '' : `, balance $${balanceUsd}`}\n`);
}
