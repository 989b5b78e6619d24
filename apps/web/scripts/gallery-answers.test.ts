import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { it } from 'node:test';
import { ANSWERS_FILE, galleryAnswers } from './gallery-answers.ts';

it('the answers that the gallery shows are those the endpoints give today (node apps/web/scripts/gallery-answers.ts)', async () => {
  assert.deepEqual(JSON.parse(readFileSync(ANSWERS_FILE, 'utf8')), JSON.parse(await galleryAnswers()));
});
