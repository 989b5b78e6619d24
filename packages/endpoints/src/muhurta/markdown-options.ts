import type { ForReaders } from '../llm/write-markdown.ts';
import { muhurtaResponseSchema } from './schema.ts';

const rulesSchema = muhurtaResponseSchema.pick({ rules: true });

/** Of the rules those that exclude something, with what does; when is in the JSON. */
export const muhurtaForReaders: ForReaders = {
  leftOut: ['source', 'step', 'karana', 'yoga'],
  shape: (answer) => {
    const whole = rulesSchema.safeParse(answer);
    if (!whole.success) return answer;
    const rules = whole.data.rules.flatMap(({ id, excluded = [] }) =>
      excluded.length === 0 ? [] : [[id, [...new Set(excluded.map(({ cause }) => cause))].join(', ')] as const],
    );
    return { ...answer, rules: Object.fromEntries(rules) };
  },
};
