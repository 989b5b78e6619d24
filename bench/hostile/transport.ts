import type { Random } from './random.ts';

/** A request target: path and query unchanged or mutated. */
export function hostileTarget(
  random: Random,
  { path, query, key }: { readonly path: string; readonly query: string; readonly key: string },
): string {
  const plain = query === '' ? path : `${path}?${query}`;
  if (random.chance(0.88)) return plain;
  return random.pick([
    () => `${plain}${query === '' ? '?' : '&'}bearer=${key}`,
    () =>
      `${plain}${query === '' ? '?' : '&'}${random.pick(['%', '%zz', '%00', '%ff%fe', '&&&&', '=', '=x', '[]', 'a[]=1&a[]=2', '__proto__=1', '__proto__[x]=1', 'constructor=1', `x=${'y'.repeat(6_000)}`, '%ED%A0%80=1', '+=+', '#x', ';=;'])}`,
    () =>
      `${plain}${query === '' ? '?' : '&'}${Array.from({ length: 300 }, (_, index) => `f${index}=${index}`).join('&')}`,
    () => `${plain}${query === '' ? '?' : '&'}${query}&lat=1&lat=2&utc=x&utc=y`,
    () => `${path}/`,
    () => `/${path}`,
    () => `${path}/../..${path}`,
    () => `${path}%2f`,
    () => path.toUpperCase(),
    () => `${path};x=1`,
    () => `${path}%00`,
    () => `/errors/${key}`,
    () => '/errors/__proto__',
    () => '/errors/constructor',
    () => `${path}/${key}`,
    () => `/nope/${key}?${key}=${key}`,
    () => `http://127.0.0.1${plain}`,
    () => `http://[${path}`,
    () => '*',
    () => '//',
    () => '//[',
    () => 'x',
    () => `\\\\${path}`,
    () => '/v1',
    () => '/v1/',
    () => '/v1/v1/swiss',
    () => `/${'a/'.repeat(2_000)}`,
    () => '/health',
    () => '/ready',
    () => '/openapi.json',
    () => '/config.json',
    () => '/sky',
    () => '/rest/v1/',
    () => '/auth/v1/x',
    () => '/functions/v1/x',
    () => '/webhooks/stripe',
    () => '/realtime/v1/websocket',
    () => '/%',
    () => '/%ff',
    () => '/..%2f..%2fetc/passwd',
    () => '/assets/../../../../etc/passwd',
  ])();
}

interface Framed {
  readonly bytes: Buffer;
  readonly framing: readonly string[];
  readonly mayBeDropped: boolean;
}

/** The body as sent: complete, in other encodings, damaged, in chunks, with a wrong length, or cut off. Null: none. */
export function hostileBody(random: Random, text: string | null): Framed {
  if (text === null) return { bytes: Buffer.alloc(0), framing: [], mayBeDropped: false };
  const bytes = damaged(random, text);
  switch (random.chance(0.8) ? 0 : 1 + random.below(9)) {
    case 1:
    case 2:
      return { bytes: chunked(random, bytes), framing: ['Transfer-Encoding: chunked'], mayBeDropped: false };
    case 3:
      return {
        bytes: chunked(random, bytes).subarray(0, -(1 + random.below(7))),
        framing: ['Transfer-Encoding: chunked'],
        mayBeDropped: true,
      };
    case 4:
      return {
        bytes: Buffer.from(`zz\r\n${bytes.toString('latin1')}`),
        framing: ['Transfer-Encoding: chunked'],
        mayBeDropped: true,
      };
    case 5:
      return { bytes, framing: [`Content-Length: ${bytes.byteLength + 1 + random.below(5_000)}`], mayBeDropped: true };
    case 6:
      return {
        bytes,
        framing: [`Content-Length: ${random.pick(['-1', 'x', '1e3', '99999999999999999999', '0x10', '', '1, 2'])}`],
        mayBeDropped: true,
      };
    case 7:
      return {
        bytes,
        framing: [`Content-Length: ${bytes.byteLength}`, 'Transfer-Encoding: chunked'],
        mayBeDropped: true,
      };
    case 8:
      return { bytes, framing: [`Content-Length: ${bytes.byteLength}`, 'Transfer-Encoding: gzip'], mayBeDropped: true };
    case 9:
      return { bytes: Buffer.alloc(0), framing: random.chance(0.5) ? [] : ['Content-Length: 0'], mayBeDropped: false };
    default:
      return { bytes, framing: [`Content-Length: ${bytes.byteLength}`], mayBeDropped: false };
  }
}

export function plainBody(text: string | null): Framed {
  const bytes = Buffer.from(text ?? '', 'utf8');
  return { bytes, framing: text === null ? [] : [`Content-Length: ${bytes.byteLength}`], mayBeDropped: false };
}

export function plainHeaders(random: Random, key: string): readonly string[] {
  return [
    `Authorization: Bearer ${key}`,
    'Content-Type: application/json',
    ...(random.chance(0.1) ? [`Accept: ${random.pick(ACCEPTS)}`] : []),
    ...(random.chance(0.05) ? [`Idempotency-Key: plain-${random.below(200)}`] : []),
  ];
}

function damaged(random: Random, text: string): Buffer {
  const bytes = Buffer.from(text, 'utf8');
  if (random.chance(0.88)) return bytes;
  return random.pick([
    () => Buffer.from(text, 'latin1'),
    () => Buffer.from(text, 'utf16le'),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => bytes.subarray(0, random.below(bytes.byteLength + 1)),
    () => Buffer.concat([bytes, bytes]),
    () => Buffer.concat([bytes, Buffer.from([0])]),
    () => withBytes(random, bytes, () => random.below(256)),
    () => withBytes(random, bytes, () => random.pick([0x80, 0xc0, 0xff, 0xed, 0xf8])),
    () => Buffer.from('['.repeat(random.pick([20, 5_000, 100_000]))),
    () => Buffer.from(`${' '.repeat(300 * 1024)}${text}`),
    () => Buffer.from(`{"a":${'"b\\\\'.repeat(1_000)}`),
    () =>
      Buffer.from(random.pick(['[]', '"x"', 'null', '1', '{', '}', '', ' ', '{}{}', '{"a":1,}', "{'a':1}", '\u0000'])),
  ])();
}

function withBytes(random: Random, bytes: Buffer, byte: () => number): Buffer {
  const copy = Buffer.from(bytes);
  for (let count = 1 + random.below(5); count > 0 && copy.byteLength > 0; count -= 1)
    copy[random.below(copy.byteLength)] = byte();
  return copy;
}

function chunked(random: Random, bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.byteLength;) {
    const size = 1 + random.below(Math.max(1, Math.ceil(bytes.byteLength / 3)));
    const part = bytes.subarray(at, at + size);
    parts.push(
      Buffer.from(`${part.byteLength.toString(16)}${random.chance(0.1) ? ';ext="x"' : ''}\r\n`),
      part,
      Buffer.from('\r\n'),
    );
    at += size;
  }
  return Buffer.concat([...parts, Buffer.from(`0\r\n${random.chance(0.1) ? 'X-Trailer: 1\r\n' : ''}\r\n`)]);
}

const TYPES = [
  'application/json',
  'application/json; charset=utf-8',
  'application/vnd.x+json',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=utf-16',
  'application/json;;;',
  '',
  'x',
  'application/xml',
  'a'.repeat(3_000),
];
const ACCEPTS = [
  '*/*',
  'application/json',
  'image/png',
  'image/svg+xml',
  'text/csv',
  'image/gif',
  'text/html',
  'image/*;q=0.5, */*;q=0',
  ';;;',
  'a/b'.repeat(900),
  'image/png;q=2',
  '*',
  ',,,',
];

/** Header lines: credentials, type, and sometimes invalid headers. `isBroken`: the request is not valid HTTP. */
export function hostileHeaders(
  random: Random,
  key: string,
): { readonly lines: readonly string[]; readonly isBroken: boolean } {
  const lines: string[] = [];
  if (random.chance(0.95)) lines.push(`Authorization: Bearer ${key}`);
  else
    lines.push(
      random.pick([
        `Authorization: Basic ${Buffer.from(`x:${key}`).toString('base64')}`,
        `Authorization: ${key}`,
        `authorization: bearer  ${key}  `,
        'Authorization: Bearer THE000000000000000',
        `Authorization: Bearer ${key}x`,
        `Authorization: Bearer ${key.toLowerCase()}`,
        'Authorization:',
        `Authorization: Bearer ${'x'.repeat(4_000)}`,
        'X-Nothing: 1',
      ]),
    );
  if (random.chance(0.93)) lines.push(`Content-Type: ${random.chance(0.9) ? 'application/json' : random.pick(TYPES)}`);
  if (random.chance(0.1)) lines.push(`Accept: ${random.pick(ACCEPTS)}`);
  if (random.chance(0.1))
    lines.push(
      `X-Request-Id: ${random.pick([key, `my-${key}`, key.toLowerCase(), 'ok-1', 'x'.repeat(65), 'a b', '', '../..', '"><script>', 'é'])}`,
    );
  if (random.chance(0.08))
    lines.push(
      `Idempotency-Key: ${random.pick(['again', `again-${random.below(20)}`, key, '', 'x'.repeat(256), 'x'.repeat(255), 'é', '\u0001', ' '])}`,
    );
  if (random.chance(0.04))
    lines.push(
      `Theia-Version: ${random.pick(['2026-01-01', '2020-01-01', key, '', 'x'.repeat(2_000), '2026-01-01, 2026-01-01'])}`,
    );
  if (random.chance(0.04)) lines.push(`If-None-Match: ${random.pick(['*', '"x"', 'W/"x"', ','.repeat(3_000), key])}`);
  if (random.chance(0.04))
    lines.push(
      random.pick([
        `X-Key: ${key}`,
        `Cookie: a=${key}`,
        `Referer: http://x/${key}`,
        `User-Agent: ${key}`,
        `Origin: ${key}`,
        'Expect: 100-continue',
        'Expect: 200-ok',
        'TE: trailers',
        'Range: bytes=0-1',
        'Content-Encoding: gzip',
        'Content-Encoding: identity',
        'X-HTTP-Method-Override: DELETE',
        'X-Forwarded-For: 1.2.3.4, x',
        'X-Forwarded-Host: evil.example',
        'X-Forwarded-Proto: javascript',
        'Upgrade: h2c',
        'Upgrade: websocket',
        'Forwarded: for="_x"',
        `X-Long: ${'x'.repeat(12_000)}`,
        'Access-Control-Request-Method: POST',
      ]),
    );
  if (random.chance(0.985)) return { lines, isBroken: false };
  return {
    lines: [
      ...lines,
      random.pick([
        `X-Huge: ${'x'.repeat(80_000)}`,
        'No colon here',
        ': no name',
        'X-Null: a\u0000b',
        ' folded',
        'X-Bad\u0001Name: 1',
        'Host: other',
        ...Array.from({ length: 3 }, () => Array.from({ length: 3_000 }, (_, index) => `X-${index}: 1`).join('\r\n')),
      ]),
    ],
    isBroken: true,
  };
}
