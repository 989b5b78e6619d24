import { describe, it } from 'node:test';
import { checkTyping, FORMS } from '../testing/typing-forms.ts';

const TRIES = 50;
const LAST_OFFSET_MS = 150;

describe('a form of a public page', () => {
  for (const form of FORMS)
    it(`holds the text that was typed in the first ${LAST_OFFSET_MS} ms, in ${TRIES} tries: ${form.path}, ${form.button} ${form.isReady ? 'enabled' : 'disabled'}`, async () => {
      for (let index = 0; index < TRIES; index++) await checkTyping(form, (LAST_OFFSET_MS * index) / (TRIES - 1));
    });
});
