import { readFileSync } from 'node:fs';
import { LANGUAGES } from '@theia-astro/astro/names/names';
import { HEADERS, PARAMETERS } from '@theia-astro/endpoints/openapi/parameters';
import { API_VERSION } from '@theia-astro/endpoints/wire/meta';
import { BUILT_ORIGIN } from '../../src/lib/built-origin.ts';
import { formatCount, formatUnitPrice } from '../../src/lib/format.ts';
import { plans, unitPrices } from '../../src/lib/offer.ts';

const FILE = new URL('../../content/conventions.md', import.meta.url);

/** A table in Markdown. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

const facts: Readonly<Record<string, string>> = {
  origin: BUILT_ORIGIN,
  version: API_VERSION,
  languages: LANGUAGES.map((language) => `\`${language}\``).join(' '),
  prices: table(
    ['product', 'from the wallet', 'what it is'],
    unitPrices
      .filter(({ available }) => available)
      .map(({ name, unitPriceUsd, description }) => [name, `$${formatUnitPrice(unitPriceUsd)}`, description]),
  ),
  rates: table(
    ['plan', 'calls a second', 'at once', 'calls a month', 'keys'],
    plans.map(({ name, callsPerSecond, monthlyCalls, apiKeys }) => [
      name,
      String(callsPerSecond),
      String(2 * callsPerSecond),
      formatCount(monthlyCalls),
      String(apiKeys),
    ]),
  ),
  request_headers: table(
    ['header', 'meaning'],
    Object.values(PARAMETERS)
      .filter((parameter) => parameter.in === 'header')
      .map(({ name, description }) => [`\`${name}\``, description]),
  ),
  answer_headers: table(
    ['header', 'meaning'],
    Object.entries(HEADERS).map(([name, { description }]) => [`\`${name}\``, description]),
  ),
};

/** What holds for every endpoint, as Markdown: the text with the facts of the code in their places. @throws for a place without a fact */
export function conventionsText(): string {
  return readFileSync(FILE, 'utf8').replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
    const fact = facts[name];
    if (fact === undefined) throw new Error(`content/conventions.md names ${name}, which is no fact`);
    return fact;
  });
}
