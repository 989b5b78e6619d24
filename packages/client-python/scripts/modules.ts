import { readFileSync } from 'node:fs';
import { catalogueText } from './catalogue.ts';
import { answersText, requestsText, wordsText } from './declarations.ts';
import { callsText, clientText, itemsText } from './methods.ts';
import { asyncResourcesText } from './resources.ts';

const file = (name: string): URL => new URL(`../src/theia_astro_client/${name}.py`, import.meta.url);

/** The modules of the Python client that are made from the catalogue. */
export const PYTHON_MODULES = [
  { file: file('words'), text: wordsText },
  { file: file('requests'), text: requestsText },
  { file: file('answers'), text: answersText },
  { file: file('_catalogue'), text: catalogueText },
  { file: file('items'), text: itemsText },
  { file: file('_calls'), text: callsText },
  { file: file('_theia'), text: () => clientText(false) },
  { file: file('_async_theia'), text: () => clientText(true) },
  { file: file('_async_resources'), text: asyncResourcesText },
  { file: file('_sync_resources'), text: () => syncText('_async_resources', asyncResourcesText()) },
  { file: file('_sync'), text: () => syncText('_async') },
  { file: file('_sync_jobs'), text: () => syncText('_async_jobs') },
] as const;

/** How the sync client differs from the async one. */
const SYNC: readonly (readonly [asynchronous: RegExp, synchronous: string])[] = [
  [/\basync (?=def|for)|\bawait /g, ''],
  [/\bAwaitable\[(\w+)\]/g, '$1'],
  [/\bAsync(?=[A-Z])/g, ''],
  [/\b_async/g, '_sync'],
  [/\ba(?=close\b|iter_bytes\b)|(?<=\b__)a(?=enter__|exit__)/g, ''],
  [/\banyio\b/g, 'time'],
  [/, (?:awaited|on asyncio or trio)\./g, '.'],
];

/** A module of the sync client, made from that of the async one. */
function syncText(module: string, source = readFileSync(file(module), 'utf8')): string {
  const text = SYNC.reduce((made, [asynchronous, synchronous]) => made.replaceAll(asynchronous, synchronous), source);
  return `# Generated from ${module}.py by packages/client-python/scripts/modules.ts.\n${text}`;
}
