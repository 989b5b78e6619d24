import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { joinPoor, type DraftSection } from './plan.ts';

const section = (id: string, paragraphs: number, span?: readonly [from: string, to: string]): DraftSection => ({
  plan: { id, title: id, anchors: [], ...(span === undefined ? {} : { span: { from: span[0], to: span[1] } }) },
  paragraphs: Array.from({ length: paragraphs }, (_, index) => {
    const weight = (index + 1) / 10;
    return {
      group: `${id}_${index}`,
      weight,
      findings: [
        { key: id, weight, sections: [id], group: `${id}_${index}`, about: [id], because: [], phrase: id },
      ] as const,
    };
  }),
});
const shapeOf = (sections: readonly DraftSection[]): readonly string[] =>
  sections.map(({ plan, paragraphs }) => `${plan.title}: ${paragraphs.length}`);

describe('a section with a single paragraph', () => {
  it('goes into the shorter of its neighbours, and both titles stay', () => {
    assert.deepEqual(shapeOf(joinPoor([section('a', 4), section('b', 1), section('c', 2)])), ['a: 4', 'b · c: 3']);
    assert.deepEqual(shapeOf(joinPoor([section('a', 3), section('b', 3), section('c', 1)])), ['a: 3', 'b · c: 4']);
  });

  it('makes one span of two that follow one another', () => {
    const spring = section('spring', 1, ['1 March', '31 May']);
    const summer = section('summer', 3, ['1 June', '31 August']);
    assert.deepEqual(shapeOf(joinPoor([spring, summer])), ['1 March to 31 August: 4']);
  });

  it('never makes a section of more than eight: the weakest is left out', () => {
    const [whole] = joinPoor([section('a', 1), section('b', 7), section('c', 1)]);
    assert.equal(whole?.paragraphs.length, 8);
    assert.deepEqual(
      whole?.paragraphs.map(({ group }) => group).filter((group) => group === 'a_0' || group === 'c_0').length,
      1,
    );
  });

  it('stays where it is the only one', () => {
    assert.deepEqual(shapeOf(joinPoor([section('a', 1)])), ['a: 1']);
  });
});
