import { setImmediate as nextTurn } from 'node:timers/promises';
import { crc32 } from 'node:zlib';
import { type Endpoint, productOf, type Representation } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Compute } from '../../compute/compute.ts';
import { logged, represent } from '../../http/answer/represent.ts';
import { loggedResponse } from '../../http/record/metered-record.ts';
import type { FindRoute } from '../../http/routing/routes.ts';

/** A successful call, from the log. */
export interface SentAnswer {
  readonly userId: string;
  readonly path: string;
  readonly requestId: string;
  /** The fields of the request; null if they are not in the log. */
  readonly input: Readonly<Record<string, unknown>> | null;
  readonly reportTier: string | null;
  readonly nowMs: number;
  readonly processingMs: number;
  readonly crc32: number;
}

interface Recomputed {
  readonly text: string;
  /** Whether the text agrees with the checksum of what was sent. */
  readonly matches: boolean;
}

/** Why an answer cannot be computed again, in a sentence. */
export class CannotRecompute extends Error {
  override readonly name = 'CannotRecompute';
}

/** Computes the answer of a call again, as of the time it was made. Nothing is booked. @throws CannotRecompute */
export async function recompute(
  sent: SentAnswer,
  services: { readonly compute: Compute; readonly findRoute: FindRoute },
): Promise<Recomputed> {
  const route = services.findRoute(sent.path);
  if (route === undefined) throw new CannotRecompute('The product of this call is not offered any more.');
  const endpoint = productOf(route.endpoint, sent.input);
  if (endpoint.readsAccount === true || endpoint.batch !== undefined)
    throw new CannotRecompute('This answer described your account at that moment, so it cannot be computed again.');
  if (endpoint.kept !== undefined)
    throw new CannotRecompute('The log keeps neither request nor answer of this product: they are personal.');
  if (sent.input === null) throw new CannotRecompute('The request of this call is not in the log any more.');
  try {
    return await compute(sent, sent.input, endpoint, services.compute);
  } catch (error) {
    if (error instanceof Problem) throw new CannotRecompute(error.message);
    throw error;
  }
}

async function compute(
  sent: SentAnswer,
  input: Readonly<Record<string, unknown>>,
  endpoint: Endpoint,
  pool: Compute,
): Promise<Recomputed> {
  const request = endpoint.parse(input, sent.nowMs);
  const need = endpoint.need(request);
  if (need.priceTier !== sent.reportTier)
    throw new CannotRecompute(
      'This call asked for a price, or repeated an earlier answer, so nothing was computed for it.',
    );
  let first: string | null = null;
  for (const form of forms(endpoint, request)) {
    const period = endpoint.sharedForMs;
    const { json, written } = await pool.run(
      {
        path: endpoint.path,
        holdsKey: false,
        input,
        nowMs: period === undefined ? sent.nowMs : Math.floor(sent.nowMs / period) * period,
        requestId: period === undefined ? sent.requestId : null,
        account: null,
        form: form?.mediaType ?? null,
        wantsTag: false,
      },
      { name: sent.userId, isLong: need.isLong === true },
    );
    const text = Buffer.from(loggedResponse(logged(form, await represent(form, written, json)))).toString();
    const agreeing = await agreeingText(text, sent);
    if (agreeing !== null) return { text: agreeing, matches: true };
    first ??= text;
  }
  return { text: first!, matches: false };
}

/** The forms in which the answer may have been sent, the likeliest first: the log does not hold the Accept header. */
function forms(endpoint: Endpoint, request: unknown): readonly (Representation | null)[] {
  const offered = endpoint.forms?.of(request) ?? null;
  if (offered === null) return [null];
  const asked = offered.offered.filter(({ mediaType }) => mediaType === offered.asked);
  return asked.length > 0 ? asked : offered.offered;
}

/** The register of CRC-32 (polynomial 0xedb88320), forwards and backwards. */
const CRC_STEP = new Int32Array(256);
/** The index of `STEP` by its highest byte: each occurs once. */
const CRC_BACK = new Uint8Array(256);
for (let index = 0; index < 256; index += 1) {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = (value & 1) === 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  CRC_STEP[index] = value;
  CRC_BACK[value >>> 24] = index;
}

/** The register after another byte. */
function afterByte(register: number, byte: number): number {
  return (register >>> 8) ^ CRC_STEP[(register ^ byte) & 0xff]!;
}

/** The register before these bytes, if it is `register` after them. */
function beforeBytes(register: number, bytes: Uint8Array): number {
  let before = register;
  for (let at = bytes.length - 1; at >= 0; at -= 1) {
    const index = CRC_BACK[before >>> 24]!;
    before = ((before ^ CRC_STEP[index]!) << 8) | (index ^ bytes[at]!);
  }
  return before;
}

/** So many candidates are tried before others get a turn. */
const TRIES_AT_ONCE = 50_000;

/**
 * The recomputed text as it was sent, if its checksum allows it. An answer says how long its computation took (`computed_ms`), which is never the
 * same again: every time up to the call's whole processing time is tried. Null if no time makes the text agree with the checksum.
 */
export async function agreeingText(
  text: string,
  sent: { readonly crc32: number; readonly requestId: string; readonly processingMs: number },
): Promise<string | null> {
  if (crc32(text) === sent.crc32) return text;
  const parts = aroundTime(text, sent.requestId);
  if (parts === null) return null;
  const [head, tail] = parts;
  const begin = ~crc32(head);
  const wanted = beforeBytes(~sent.crc32, Buffer.from(tail));
  const last = Math.ceil(sent.processingMs * 1_000);
  for (let thousandths = 0; thousandths <= last; thousandths += 1) {
    const time = String(thousandths / 1_000);
    let register = begin;
    for (let at = 0; at < time.length; at += 1) register = afterByte(register, time.charCodeAt(at));
    if (register === wanted) return `${head}${time}${tail}`;
    if (thousandths % TRIES_AT_ONCE === TRIES_AT_ONCE - 1) await nextTurn();
  }
  return null;
}

function aroundTime(text: string, requestId: string): readonly [head: string, tail: string] | null {
  const key = `"request_id":${JSON.stringify(requestId)},"computed_ms":`;
  const at = text.lastIndexOf(key);
  if (at < 0) return null;
  const from = at + key.length;
  const digits = /^[\d.]+/.exec(text.slice(from, from + 20))?.[0] ?? '';
  return [text.slice(0, from), text.slice(from + digits.length)];
}
