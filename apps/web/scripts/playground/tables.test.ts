import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { catalog } from '@theia-astro/endpoints/catalog';
import { type Cell, type Part, partsOfAnswer } from '../../src/features/playground/answer/tables.ts';

function cellsOf(parts: readonly Part[]): readonly Cell[] {
  return parts.flatMap((part): readonly Cell[] => {
    if (part.is === 'facts') return part.facts.map(([, cell]) => cell);
    if (part.is === 'section') return cellsOf(part.parts);
    return Array.from({ length: part.length }, (_, index) => part.row(index)).flatMap(({ cells, parts: more }) => [
      ...cells.filter((cell) => cell !== undefined),
      ...cellsOf(more),
    ]);
  });
}

function leavesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];
}

const counted = (values: readonly unknown[]) =>
  [...Map.groupBy(values, (value) => `${typeof value} ${String(value)}`)].map(([value, all]) => [value, all.length]);

describe('the tables of an answer', () => {
  for (const { name, example } of catalog)
    it(`of ${name} hold every value of it`, () => {
      const { warnings: _, ...answer } = example.response as Record<string, unknown>;
      const shown = new Map(counted(cellsOf(partsOfAnswer(answer)).flat()) as [string, number][]);
      for (const [value, times] of counted(leavesOf(answer)) as [string, number][])
        assert.ok((shown.get(value) ?? 0) >= times, `${value}: ${shown.get(value) ?? 0} of ${times}`);
    });

  it('have a row for each of a list by name, with what is in it as columns', () => {
    const [table] = partsOfAnswer({
      points: { sun: { longitude: 84.1, nakshatra: { id: 'ardra', pada: 1 } }, moon: { longitude: 350, house: 6 } },
    });
    assert.ok(table?.is === 'table');
    assert.deepEqual(table.columns, ['id', 'longitude', 'nakshatra.id', 'nakshatra.pada', 'house']);
    assert.deepEqual(table.row(0).cells, ['sun', 84.1, 'ardra', 1, undefined]);
    assert.deepEqual(table.row(1).cells, ['moon', 350, undefined, undefined, 6]);
  });

  it('show lists inside a row below it', () => {
    const [table] = partsOfAnswer({ dashas: [{ lord: 'moon', periods: [{ lord: 'mars' }, { lord: 'rahu' }] }] });
    assert.ok(table?.is === 'table');
    const [periods] = table.row(0).parts;
    assert.ok(periods?.is === 'table');
    assert.equal(periods.length, 2);
  });

  it('are made of whatever was answered', () => {
    assert.equal(partsOfAnswer(null).length, 1);
    assert.equal(partsOfAnswer([1, 2]).length, 1);
    assert.deepEqual(partsOfAnswer({}), []);
    const mixed = cellsOf(partsOfAnswer([[1, { a: [2] }], 3])).flat();
    assert.ok([1, 2, 3].every((value) => mixed.includes(value)));
  });
});
