import { catalog } from '@theia-astro/endpoints/catalog';
import type { Endpoint } from '@theia-astro/endpoints/endpoint';
import type { KnownFields } from './fields.ts';
import { type Random, seeded } from './random.ts';
import { hostileBody, hostileHeaders, hostileTarget, plainBody, plainHeaders } from './transport.ts';
import { mutate, toTree, written } from './tree.ts';
import { hostileValue } from './values.ts';
import type { WireRequest } from './wire.ts';

/** A hostile request, and the facts needed to judge its answer. */
export interface HostileRequest extends WireRequest {
  readonly index: number;
  readonly method: string;
  readonly target: string;
  readonly path: string;
  /** The full text, for the report of a finding. */
  readonly told: string;
  /** True if the request is not valid HTTP or the client disconnects: then a missing answer is acceptable. */
  readonly mayBeDropped: boolean;
}

const TARGETS = catalog.filter(({ name }) => name !== 'batch');
const METHODS = [
  'GET',
  'POST',
  'HEAD',
  'OPTIONS',
  'PUT',
  'PATCH',
  'DELETE',
  'TRACE',
  'PROPFIND',
  'QUERY',
  'get',
  'PÖST',
  '',
];

/** The request with this number; the same for the same seed and key. */
export function hostileRequest(
  index: number,
  seed: number,
  key: string,
  fields: ReadonlyMap<string, KnownFields>,
): HostileRequest {
  const random = seeded(seed * 1_000_003 + index);
  // Every second request is valid HTTP with values that are mostly accepted, so that odd requests also reach the calculation.
  const friendly = random.chance(0.5) ? 0.92 : 0.5;
  const isPlain = friendly > 0.9;
  const asBatch = random.chance(0.03);
  const endpoint = random.pick(TARGETS);
  const body = asBatch ? batchText(random, key, fields, friendly) : bodyText(random, endpoint, key, fields, friendly);
  const usesQuery = endpoint.methods.includes('GET') && random.chance(endpoint.methods.includes('POST') ? 0.4 : 0.85);
  const path = asBatch ? '/batch' : random.chance(0.1) && endpoint.requestWords.length > 0 ? '/swiss' : endpoint.path;
  const wanted = usesQuery && !asBatch ? 'GET' : 'POST';
  const method = !isPlain && random.chance(0.08) ? random.pick(METHODS) : wanted;
  const plainTarget = {
    path: random.chance(0.05) ? `/v1${path}` : path,
    key,
    query:
      wanted === 'GET'
        ? buildQuery(random, endpoint, key, fields, friendly)
        : !isPlain && random.chance(0.05)
          ? `bearer=${key}`
          : '',
  };
  const target = isPlain
    ? [plainTarget.path, plainTarget.query].filter((part) => part !== '').join('?')
    : hostileTarget(random, plainTarget);
  const content = wanted === 'GET' && (isPlain || !random.chance(0.05)) ? null : body;
  const { bytes, framing, mayBeDropped } = isPlain ? plainBody(content) : hostileBody(random, content);
  const { lines, isBroken } = isPlain
    ? { lines: plainHeaders(random, key), isBroken: false }
    : hostileHeaders(random, key);
  const head = `${method} ${target} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n${[...lines, ...framing].map((line) => `${line}\r\n`).join('')}\r\n`;
  const ending = mayBeDropped ? (random.chance(0.7) ? 'half_closed' : 'reset') : random.chance(0.01) ? 'reset' : 'open';
  return {
    index,
    method,
    target,
    path,
    mayBeDropped: mayBeDropped || isBroken || ending !== 'open',
    ending,
    pieces: random.chance(0.05) ? 2 + random.below(6) : 1,
    bytes: Buffer.concat([Buffer.from(head, random.chance(0.5) ? 'utf8' : 'latin1'), bytes]),
    told: `${head}${bytes.toString('utf8')}`,
  };
}

function bodyText(
  random: Random,
  endpoint: Endpoint,
  key: string,
  fields: ReadonlyMap<string, KnownFields>,
  friendly: number,
): string {
  const known = fields.get(endpoint.path)!;
  const tree = toTree({
    ...(random.chance(0.5) && endpoint.requestWords.length > 0 ? { request: random.pick(endpoint.requestWords) } : {}),
    ...endpoint.example.request,
  });
  for (let count = 1 + random.below(4); count > 0; count -= 1) mutate(tree, { random, fields: known, key, friendly });
  return random.chance(0.02) ? hostileValue(random, key) : written(tree);
}

function batchText(random: Random, key: string, fields: ReadonlyMap<string, KnownFields>, friendly: number): string {
  const items = Array.from({ length: random.pick([0, 1, 2, 3, 5, 101]) }, () => {
    const endpoint = random.pick(catalog);
    const body = bodyText(random, endpoint, key, fields, friendly);
    const name = random.chance(0.5)
      ? `"path":${JSON.stringify(endpoint.path)}`
      : `"request":${JSON.stringify(random.pick(endpoint.requestWords.length > 0 ? endpoint.requestWords : ['batch']))}`;
    return random.chance(0.1)
      ? hostileValue(random, key)
      : `{"id":${hostileValue(random, key)},${name},"body":${body}}`;
  });
  return `{"items":${random.chance(0.05) ? hostileValue(random, key) : `[${items.join(',')}]`}}`;
}

function buildQuery(
  random: Random,
  endpoint: Endpoint,
  key: string,
  fields: ReadonlyMap<string, KnownFields>,
  friendly: number,
): string {
  const known = fields.get(endpoint.path)!;
  const tree = toTree(endpoint.example.request);
  for (let count = random.below(4); count > 0; count -= 1) mutate(tree, { random, fields: known, key, friendly });
  const entries = 'entries' in tree ? tree.entries : [];
  return entries
    .map(([name, value]) => {
      const text = written(value).slice(0, 3_000);
      return `${encoded(name)}=${encoded(text.startsWith('"') && text.endsWith('"') ? text.slice(1, -1) : text)}`;
    })
    .join('&');
}

function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
