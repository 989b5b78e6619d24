import { createHash } from 'node:crypto';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import { THEIA_VERSION } from '@theia-astro/endpoints/wire/meta';
import { splitDecimals } from './decimals.ts';

/** Of each product: enough of an answer that every word of it occurs. */
const EXAMPLE_CHARACTERS = 5_000;
/** The products most asked for are last and whole: what is near costs least. */
const LAST = ['vedic', 'natal'];

/** What answers repeat. It is public: the examples of the documentation. */
export interface Dictionary {
  /** SHA-256 of the bytes. */
  readonly digest: Buffer;
  readonly content: Buffer;
}

/** The dictionary of this version of the products. */
export function makeDictionary(catalog: readonly Endpoint[]): Dictionary {
  const single = catalog.filter(({ batch, path }) => batch === undefined && path !== '/swiss');
  const texts = single.map(({ name, example }) => ({ name, text: JSON.stringify(served(example.response)) }));
  const others = texts.filter(({ name }) => !LAST.includes(name)).map(({ text }) => text.slice(0, EXAMPLE_CHARACTERS));
  const last = LAST.flatMap((wanted) => texts.filter(({ name }) => name === wanted).map(({ text }) => text));
  const whole = Buffer.from([...others, ...last].join(''));
  const content = Buffer.from(splitDecimals(whole)?.text ?? whole);
  return { digest: createHash('sha256').update(content).digest(), content };
}

/** An example with what the server adds to every answer. */
function served({ meta, ...rest }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const added = { theia_version: THEIA_VERSION, request_id: 'req_', computed_ms: 0.5 };
  return { ...rest, meta: { ...(typeof meta === 'object' ? meta : {}), ...added } };
}
