import assert from 'node:assert/strict';
import { it } from 'node:test';
import { testDatabase } from '../../testing/database.ts';
import { rowTypes } from './row-types.ts';

const { database } = await testDatabase();

it('the row types allow only the writes that the grants allow', async () => {
  const text = await rowTypes(database);
  assert.match(text, /user_credits: \{[^}]*\};\s+Insert: Record<string, never>;\s+Update: Record<string, never>;/);
  assert.match(
    text,
    /payment_method: \{[^}]*\};\s+Insert: Record<string, never>;\s+Update: \{\s+active\?: boolean;\s+status_changed_at\?: string \| null;\s+status_reason\?: string \| null;\s+\};/,
  );
  assert.doesNotMatch(text, /encrypted_password|key_hash|stripe_prices|wallet_months/);
});
