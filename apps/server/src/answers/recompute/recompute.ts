import { productOf } from '@theia-astro/endpoints/endpoint';
import { Problem } from '@theia-astro/endpoints/problem';
import type { Endpoint, Representation } from '@theia-astro/endpoints/endpoint';
import type { Compute } from '../../compute/compute.ts';
import { logged, represent } from '../../http/answer/represent.ts';
import { loggedResponse } from '../../http/record/metered-record.ts';
import type { FindRoute } from '../../http/routing/routes.ts';
import { agreeingText } from './agree.ts';

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

export interface Recomputed {
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
