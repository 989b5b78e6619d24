import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

const source = join(import.meta.dirname, '..');
/** Rules with which a browser restyles whole parts of the page whenever an element in them comes or goes. */
const EXPENSIVE = [
  /:root:has\(|html:has\(|body:has\(/,
  /\b(?:first|last|only|odd|even|empty):\[&[^\]]*\*\]/,
  /:(?:first|last|only)-child\s*>?\s*\*/,
];

test('no rule restyles the whole page when one element is inserted or removed', () => {
  for (const file of globSync('**/*.{tsx,ts,css}', { cwd: source })) {
    if (file.endsWith('.test.ts')) continue;
    const text = readFileSync(join(source, file), 'utf8');
    for (const rule of EXPENSIVE) assert.doesNotMatch(text, rule, file);
  }
});
