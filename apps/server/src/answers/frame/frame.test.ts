import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import * as fc from 'fast-check';
import { joinDecimals, splitDecimals } from './decimals.ts';
import { makeDictionary, makeFrame, openFrame } from './frame.ts';

const dictionary = makeDictionary(catalog).content;

/** Texts in which numbers of every shape stand beside each other. */
const numberish = fc
  .array(
    fc.constantFrom(
      '0',
      '7',
      '00',
      '-',
      '.',
      '..',
      '12345678901',
      '123456789012345678.5',
      '-0.0',
      '1e-7',
      ',',
      'é',
      '"',
      '9.99999999',
      '29.05373161',
    ),
    {
      maxLength: 60,
    },
  )
  .map((parts) => parts.join(''));
const json = fc.json({ maxDepth: 4, noUnicodeString: false });
const anyText = fc.oneof(
  numberish,
  json,
  fc.string({ unit: 'binary' }).map((text) => text.toWellFormed()),
);

describe('a frame', () => {
  it('gives back every text byte for byte', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(anyText, { minLength: 1, maxLength: 20 }), async (texts) => {
        const answers = texts.map((text) => Buffer.from(text));
        const content = await openFrame(makeFrame(Buffer.concat(answers), answers.length, dictionary), dictionary);
        assert.deepEqual(Buffer.from(content), Buffer.concat(answers));
      }),
      { numRuns: 300 },
    );
  });

  it('gives back the example answer of every product', async () => {
    const answers = catalog.map(({ example }) => Buffer.from(JSON.stringify(example.response)));
    const content = await openFrame(makeFrame(Buffer.concat(answers), answers.length, dictionary), dictionary);
    assert.equal(Buffer.from(content).toString(), Buffer.concat(answers).toString());
  });

  it('does not give the text with another dictionary', async () => {
    const text = Buffer.from(JSON.stringify(catalog[0]!.example.response));
    const frame = makeFrame(text, 1, dictionary);
    const other = makeDictionary(catalog.slice(3)).content;
    const [outcome] = await Promise.allSettled([openFrame(frame, other)]);
    assert.ok(outcome.status === 'rejected' || Buffer.compare(outcome.value, text) !== 0);
  });
});

describe('decimal numbers', () => {
  it('are taken out and put back, whatever stands beside them', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        const source = Buffer.from(text);
        const decimals = splitDecimals(source);
        assert.equal(decimals === null, source.includes(1));
        if (decimals !== null) assert.deepEqual(Buffer.from(joinDecimals(decimals, source.length)), source);
      }),
      { numRuns: 2_000 },
    );
  });

  it('leave a text that is the same for all charts', () => {
    const [one, other] = ['{"a":-12.50000001,"b":[3.25,0.0]}', '{"a":359.12345678,"b":[0.1,-7.125]}'].map((text) =>
      Buffer.from(splitDecimals(Buffer.from(text))!.text),
    );
    assert.deepEqual(one, other);
  });
});
