import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readReferences } from './declared-references.ts';

describe('references without a foreign key', () => {
  it('are read from the comment of their table', () => {
    assert.deepEqual(
      readReferences(
        'usage',
        'Refers one to one without a foreign key: (log_id, created_at) to logs (id, created_at)\nRefers without a foreign key: (entry) to ledger (id)\nNever null: entry',
      ),
      [
        {
          name: 'usage_log_id_created_at_fkey',
          columns: ['log_id', 'created_at'],
          target: 'logs',
          targetColumns: ['id', 'created_at'],
          isOneToOne: true,
        },
        { name: 'usage_entry_fkey', columns: ['entry'], target: 'ledger', targetColumns: ['id'], isOneToOne: false },
      ],
    );
  });

  it('are none without a comment or with a comment of another kind', () => {
    assert.deepEqual(readReferences('usage', null), []);
    assert.deepEqual(readReferences('usage', 'One row per call'), []);
  });

  it('are refused where the declaration cannot be read', () => {
    for (const comment of [
      'log_id to logs (id)',
      '(log_id) to logs',
      '(a) to b (c), (d) to e (f)',
      '(a) to b (c); (d) to e (f)',
      '',
      '(a, b) to logs (id)',
    ])
      assert.throws(
        () => readReferences('usage', `Refers without a foreign key: ${comment}`),
        /the comment of usage declares a reference that cannot be read/,
      );
  });
});
