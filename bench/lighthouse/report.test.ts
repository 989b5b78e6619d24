import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLosses, medianPoints, type Report } from './report.ts';

const report = (performance: number, audits: Report['audits'] = {}): Report => ({
  categories: {
    performance: {
      score: performance,
      auditRefs: [
        { id: 'blocked', weight: 30 },
        { id: 'painted', weight: 10 },
        { id: 'note', weight: 0 },
      ],
    },
    seo: { score: 1, auditRefs: [] },
  },
  audits,
  environment: { benchmarkIndex: 1_000 },
});

describe('reports of Lighthouse', () => {
  it('count by their median, category by category, in points of a hundred', () => {
    assert.deepEqual(medianPoints([report(0.7), report(0.991), report(0.98)]), { performance: 98, seo: 100 });
  });

  it('say what cost points, the dearest first, and leave out what costs none', () => {
    const losses = findLosses(
      report(0.7, {
        painted: { score: 0.2, title: 'Painted late' },
        blocked: { score: 0.5, title: 'Blocked', displayValue: '300 ms' },
        note: { score: 0, title: 'A note' },
      }),
    );
    assert.deepEqual(losses, ['Blocked: 300 ms', 'Painted late']);
  });
});
