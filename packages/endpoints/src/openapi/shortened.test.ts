import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { z } from 'zod';
import { catalog } from '../catalog.ts';
import { shortened } from './schema-book.ts';

describe('example answers of the document', () => {
  it('show the beginning of long lists, maps and texts', () => {
    const point = { longitude: 1 };
    const points = Object.fromEntries([...'abcdefgh'].map((id) => [id, point]));
    assert.deepEqual(
      shortened(
        {
          list: [[1, 2, 3], [], []],
          hits: [point, point, point],
          ways: [point, {}, point],
          points,
          few: { a: point, b: point, c: point },
          svg: 'x'.repeat(300),
        },
        z.looseObject({}),
      ),
      {
        list: [[1, 2], []],
        hits: [point],
        ways: [point, {}],
        points: { a: point, b: point },
        few: { a: point, b: point, c: point },
        svg: `${'x'.repeat(240)}…`,
      },
    );
  });

  it('keep a list and a map whole where the schema wants all of it', () => {
    const answer = { signs: [1, 2, 3, 4], dates: ['x'.repeat(300)] };
    assert.deepEqual(
      shortened(answer, z.object({ signs: z.array(z.int()).length(4), dates: z.array(z.string().length(300)) })),
      answer,
    );
  });

  for (const { path, example, responseSchema } of catalog)
    it(`of ${path} fit the schema, and every value is one that was answered`, () => {
      const cut = shortened(example.response, responseSchema);
      assert.ok(responseSchema.safeParse(cut).success);
      assertIsPart(cut, example.response);
    });
});

function assertIsPart(part: unknown, whole: unknown): void {
  if (typeof part === 'string' && part.endsWith('…')) assert.ok(String(whole).startsWith(part.slice(0, -1)));
  else if (typeof part !== 'object' || part === null) assert.equal(part, whole);
  else for (const [key, value] of Object.entries(part)) assertIsPart(value, (whole as Record<string, unknown>)[key]);
}
