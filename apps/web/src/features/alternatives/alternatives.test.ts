import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { alternatives, factsOf, needs, readingDays, THEIA } from './alternatives.ts';

const ADJECTIVES =
  /\b(best|better|great|powerful|simple|easy|fast|modern|poor|bad|limited|outdated|only|merely|just)\b/i;

describe('the page of alternatives', () => {
  it('names for every statement about another project where it was read, and a day that has been', () => {
    const today = new Date().toISOString().slice(0, 10);
    for (const alternative of alternatives)
      for (const { text, source, read_on: readOn } of factsOf(alternative)) {
        assert.ok(text.trim().length > 0, `${alternative.id} has an empty statement`);
        assert.equal(new URL(source).protocol, 'https:', `${alternative.id}: ${text}`);
        assert.equal(new Date(`${readOn}T00:00:00Z`).toISOString().slice(0, 10), readOn, `${alternative.id}: ${text}`);
        assert.ok(readOn <= today, `${alternative.id}: ${text} was read on ${readOn}`);
      }
  });

  it('says of every project first what it does better, in at least two statements, and judges none', () => {
    for (const { id, strengths, ...alternative } of alternatives) {
      assert.ok(strengths.length >= 2, id);
      for (const { text } of factsOf({ id, strengths, ...alternative })) assert.doesNotMatch(text, ADJECTIVES, id);
    }
  });

  it('recommends no project that it does not describe, and most needs to others', () => {
    const known = new Set([THEIA, ...alternatives.map(({ id }) => id)]);
    assert.equal(known.size, alternatives.length + 1);
    for (const { want, take } of needs) {
      assert.ok(take.length > 0, want);
      for (const id of take) assert.ok(known.has(id), `${want}: ${id}`);
    }
    const elsewhere = needs.filter(({ take }) => take[0] !== THEIA);
    assert.ok(elsewhere.length > needs.length / 2);
  });

  it('names the days between which it was read', () => {
    const days = alternatives.flatMap(factsOf).map((fact) => fact.read_on);
    const [first, last] = readingDays();
    assert.ok(days.includes(first) && days.includes(last));
    assert.ok(days.every((day) => first <= day && day <= last));
  });
});
