import assert from 'node:assert/strict';
import { it } from 'node:test';
import { ANSWER_TOKENS_MAX, cutAnswer, estimateTokens } from './call-tool.ts';

const table = (name: string, rows: number): string =>
  [`## ${name}`, ...Array.from({ length: rows }, (_, row) => `${row}|24.38822558 Gemini|9`)].join('\n');

it('a short answer stays as it is', () => {
  const answer = `# Natal\n${table('Points', 20)}\n`;
  assert.equal(cutAnswer(answer), answer);
});

it('a long answer is cut between two lines, says what is missing, and keeps its warnings', () => {
  const answer = `# Natal\n${table('Points', 100)}\n${table('Events', 300)}\n## Stars\nx\n## Warnings\n- birth_time_unknown: noon.\n`;
  const cut = cutAnswer(answer);
  assert.ok(estimateTokens(cut) <= ANSWER_TOKENS_MAX);
  assert.match(cut, /Not shown: the rest of Events; Stars\. [^]*\n## Warnings\n- birth_time_unknown: noon\.\n$/);
  const lines = new Set(answer.split('\n'));
  assert.deepEqual(
    cut.split('\n').filter((line) => !lines.has(line) && !line.startsWith('**Cut here')),
    [],
  );
});

it('an answer of many warnings, or of one endless line, stays below the limit too', () => {
  const warnings = Array.from({ length: 200 }, (_, index) => `- unknown_field: field_${index} was ignored.`).join('\n');
  for (const answer of [
    `# Natal\n${table('Points', 300)}\n## Warnings\n${warnings}\n`,
    `# Natal\n${'24.5 Leo; '.repeat(2_000)}\n`,
  ])
    assert.ok(estimateTokens(cutAnswer(answer)) <= ANSWER_TOKENS_MAX);
});
