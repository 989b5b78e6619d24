import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CalculationContext, Endpoint } from '../endpoint.ts';

type Request = Readonly<Record<string, unknown>>;

const nowMs = Date.UTC(2026, 0, 1);

/** What is tested about the answers of a product. */
export interface Described {
  /** Requests, named after what is special about them; undefined fields are left out. */
  readonly requests: Readonly<Record<string, Request>>;
  /** The largest default answers allowed, in bytes, with their requests. */
  readonly sizes: readonly { readonly request: Request; readonly bytes: number }[];
}

/** Tests that answers match the published schema exactly, and that default answers are compact. */
export function describeAnswers<Parsed>(
  endpoint: Endpoint<Parsed>,
  services: Pick<CalculationContext, 'ephemeris' | 'places'>,
  { requests, sizes }: Described,
): void {
  const context: CalculationContext = { ...services, nowMs, account: null };
  const answer = (request: Request): unknown => {
    const given = Object.fromEntries(Object.entries(request).filter(([, value]) => value !== undefined));
    return endpoint.calculate(context, endpoint.parse(given, nowMs));
  };
  describe(`an answer of ${endpoint.name} matches its schema exactly`, () => {
    for (const [name, request] of Object.entries(requests)) {
      it(name, () => {
        const found = answer(request);
        assert.deepEqual(endpoint.responseSchema.parse(found), found);
      });
    }
  });
  describe(`a default answer of ${endpoint.name} is compact`, () => {
    for (const { request, bytes } of sizes) {
      it(`at most ${bytes} bytes for ${JSON.stringify(request)}`, () => {
        const found = Buffer.byteLength(JSON.stringify(answer(request)));
        assert.ok(found <= bytes, `${found} bytes`);
      });
    }
  });
}
