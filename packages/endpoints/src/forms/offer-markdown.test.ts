import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '../catalog.ts';
import { type CalculationContext, type Endpoint, productOf } from '../endpoint.ts';
import { MARKDOWN } from '../llm/write-markdown.ts';
import { randomAnswers } from '../testing/random-answers.ts';
import { numbersNotIn } from '../testing/check-answers.ts';
import { askedMarkdown, offerMarkdown } from './offer-forms.ts';
import { randomCases } from '../../../../scripts/random-cases.ts';
import { services } from '../testing/call.test-data.ts';

type Json = Readonly<Record<string, unknown>>;

/** Largest share of its JSON that an example may have as Markdown, and with all parts. */
const SHARE_MAX = 0.3;
const SHARE_OF_ALL_MAX = 0.45;
const products = catalog.filter(({ batch }) => batch === undefined);
/** What the server adds. */
const SERVED = { theia_version: '1.0.0', request_id: 'req_01J00000000000000000000000', computed_ms: 12.345 };

function served(answer: Json): Json {
  return { ...answer, meta: { ...(answer['meta'] as Json), ...SERVED } };
}

function markdown(endpoint: Endpoint, call: Json, answer: Json): string {
  const product = productOf(endpoint, call);
  const form = askedMarkdown(product, product.parse({ ...call, format: 'LLM' }, Date.UTC(2026, 0, 1)));
  return form?.write?.(answer) ?? assert.fail(`${endpoint.path} has no Markdown`);
}

describe('every product answers as Markdown', () => {
  for (const endpoint of products) {
    const context: CalculationContext = {
      ...services,
      nowMs: endpoint.example.nowMs,
      account: endpoint.example.account ?? null,
    };

    it(`${endpoint.path}: when the request asks for it`, () => {
      const product = productOf(endpoint, endpoint.example.request);
      const request = product.parse({ ...endpoint.example.request, format: 'LLM' }, endpoint.example.nowMs);
      const form = askedMarkdown(product, request) ?? assert.fail('it is not offered');
      const text = form.write!(endpoint.example.response);
      assert.match(text, /^# \w/);
      assert.ok(product.forms?.mediaTypes.includes(MARKDOWN));
    });

    it(`${endpoint.path}: its example in at most ${100 * SHARE_MAX} % of the JSON`, () => {
      const answer = served(endpoint.example.response);
      const [json, text] = [JSON.stringify(answer), markdown(endpoint, endpoint.example.request, answer)].map((one) =>
        Buffer.byteLength(one),
      );
      assert.ok(text! <= SHARE_MAX * json!, `${text} of ${json} bytes: ${((100 * text!) / json!).toFixed(1)} %`);
    });

    if (endpoint.parts !== undefined)
      it(`${endpoint.path}: with all parts in at most ${100 * SHARE_OF_ALL_MAX} % of the JSON`, () => {
        const call = { ...endpoint.example.request, include: ['all'] };
        const answer = served(endpoint.calculate(context, endpoint.parse(call, endpoint.example.nowMs)));
        const [json, text] = [JSON.stringify(answer), markdown(endpoint, call, answer)].map((one) =>
          Buffer.byteLength(one),
        );
        assert.ok(text! <= SHARE_OF_ALL_MAX * json!, `${text} of ${json} bytes`);
      });

    it(`${endpoint.path}: what it leaves out for readers is in its answer`, () => {
      const published = JSON.stringify(endpoint.responseSchema.toJSONSchema({ unrepresentable: 'any' }));
      for (const name of endpoint.markdownOptions?.leftOut ?? []) assert.ok(published.includes(`"${name}":`), name);
    });
  }

  it('a product without hints too', () => {
    const { markdownOptions: _, ...plain } = products.find(({ name }) => name === 'natal')!;
    assert.match(
      markdown(offerMarkdown(plain), plain.example.request, plain.example.response),
      /Sun\|24\.38822558 Gemini\|9/,
    );
  });
});

describe('Markdown of calls at random', () => {
  const { numRuns, seed } = randomCases(34, 14);
  const answers = [...randomAnswers(services, { count: numRuns, seed, mostMs: 400 })].filter(
    ({ status, endpoint }) => status === 200 && endpoint.batch === undefined,
  );

  it('every number in it is one of the JSON, digit by digit', () => {
    for (const { endpoint, body, call } of answers) {
      const strange = numbersNotIn(markdown(endpoint, call, body as Json), JSON.stringify(body));
      assert.deepEqual(strange, [], `${endpoint.path} ${JSON.stringify(call)}`);
    }
    assert.ok(answers.length > numRuns / 2, `${answers.length} answers`);
  });

  it('every warning is in it', () => {
    for (const { endpoint, call, body } of answers) {
      const text = markdown(endpoint, call, body as Json);
      for (const { code } of (body as { warnings?: { code: string }[] }).warnings ?? [])
        assert.ok(text.includes(`- ${code}: `), `${endpoint.path} ${code}`);
    }
  });

  it('what callers write cannot begin a line or a cell of its own', () => {
    for (const { endpoint, call, body } of answers)
      for (const line of markdown(endpoint, call, body as Json).split('\n')) assert.doesNotMatch(line, /[<>`]|\p{Cc}/u);
  });
});
