import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Command, findCommands } from './find-commands.ts';

const commands: readonly Command[] = [
  { id: 'keys', title: 'API Keys', kind: 'Page' },
  { id: 'logs', title: 'Activity Logs', kind: 'Page', words: 'calls history' },
  { id: 'billing', title: 'Billing', kind: 'Page', words: 'invoices plan' },
  { id: 'copy', title: 'Copy API key', kind: 'Action' },
];
const found = (typed: string, recent: readonly string[] = []) =>
  findCommands(commands, typed, recent).map(({ id }) => id);

describe('the command menu', () => {
  it('puts titles that begin so before titles that contain it, and those before other words', () => {
    assert.deepEqual(found('api'), ['keys', 'copy']);
    assert.deepEqual(found('invoices'), ['billing']);
    assert.deepEqual(found('l'), ['logs', 'billing']);
  });

  it('knows the first letters of a title', () => {
    assert.deepEqual(found('al'), ['logs']);
  });

  it('wants every word, in any letter case', () => {
    assert.deepEqual(found('COPY key'), ['copy']);
    assert.deepEqual(found('copy nothing'), []);
  });

  it('shows everything where nothing is typed, what was used last first', () => {
    assert.deepEqual(found('', ['copy', 'billing']), ['copy', 'billing', 'keys', 'logs']);
  });
});
