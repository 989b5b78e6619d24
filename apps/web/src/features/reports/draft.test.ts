import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { resolveSourcePaths } from '../../testing/source-paths.ts';

resolveSourcePaths();
const { draftOfRequest, draftProblems, draftRequest, isComplete, NEW_DRAFT } = await import('./draft.ts');

const ULM = { birth_date: '1879-03-14', birth_time: '11:30', location: 'Ulm, Germany' };
const BASEL = { birth_date: '1875-12-19', location: 'Basel' };
const draft = {
  ...NEW_DRAFT,
  birth: ULM,
  otherBirth: BASEL,
  name: ' Albert ',
  otherName: 'Mileva',
  from: '2026-01-01',
  month: '2026-02',
};

describe('the draft of a report', () => {
  it('is sent with what its kind needs, and nothing else', () => {
    const requests = {
      natal: { system: 'western', ...ULM, name: 'Albert' },
      relationship: { system: 'western', person_a: { ...ULM, name: 'Albert' }, person_b: { ...BASEL, name: 'Mileva' } },
      year_ahead: { ...ULM, name: 'Albert', from: '2026-01-01' },
      dasha_period: { ...ULM, name: 'Albert' },
      moon_month: { ...ULM, name: 'Albert', year: 2026, month: 2 },
    } as const;
    for (const [kind, request] of Object.entries(requests))
      assert.deepEqual(draftRequest({ ...draft, kind: kind as keyof typeof requests }), { kind, ...request });
  });

  it('leaves out what is empty', () => {
    assert.deepEqual(draftRequest({ ...NEW_DRAFT, kind: 'moon_month', birth: BASEL }), {
      kind: 'moon_month',
      ...BASEL,
    });
    assert.deepEqual(draftRequest({ ...NEW_DRAFT, kind: 'year_ahead', birth: BASEL }), {
      kind: 'year_ahead',
      ...BASEL,
    });
  });

  it('is filled in again from its request, so that the same is asked for', () => {
    const chosen = { ...ULM, latitude: 48.4, longitude: 9.98, timezone: 'Europe/Berlin' };
    for (const kind of ['natal', 'relationship', 'year_ahead', 'dasha_period', 'moon_month'] as const)
      for (const birth of [ULM, BASEL, chosen]) {
        const request = draftRequest({ ...draft, kind, system: 'vedic', birth });
        assert.deepEqual(draftRequest(draftOfRequest(request)), request);
      }
    assert.equal(draftOfRequest({ ...draftRequest(draft), voice: 'model', keep: true }).voice, 'model');
    assert.deepEqual(draftOfRequest({}), { ...NEW_DRAFT, birth: { birth_date: '', location: '' } });
  });

  it('names what is missing, for the second person of a relationship only', () => {
    const half = { ...NEW_DRAFT, birth: ULM };
    assert.ok(isComplete(draftProblems(half)));
    assert.deepEqual(Object.keys(draftProblems({ ...half, kind: 'relationship' }).otherBirth), [
      'birth_date',
      'birth_time',
      'location',
    ]);
    assert.ok(!isComplete(draftProblems({ ...half, kind: 'moon_month', month: '2026-13' })));
    assert.ok(!isComplete(draftProblems({ ...half, kind: 'year_ahead', from: 'tomorrow' })));
    assert.ok(isComplete(draftProblems({ ...half, month: '2026-13' })), 'a month is no matter of a birth chart');
    assert.ok(!isComplete(draftProblems({ ...half, name: 'x'.repeat(81) })));
  });
});
