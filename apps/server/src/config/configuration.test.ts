import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { CONFIGURATION_FILE, configurationText } from './write-configuration.ts';

test('docs/configuration.md is up to date (node apps/server/src/config/write-configuration.ts writes it)', async () => {
  assert.equal(await readFile(CONFIGURATION_FILE, 'utf8'), await configurationText());
});
