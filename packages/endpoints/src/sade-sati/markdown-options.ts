import type { ForReaders } from '../llm/write-markdown.ts';
import { sadeSatiResponseSchema } from './schema.ts';

const periodsSchema = sadeSatiResponseSchema.pick({ current: true, periods: true });
type Period = ReturnType<typeof periodsSchema.parse>['periods'][number];

/** Retrograde returns are the rare ones: they are marked. The phase says which kind it is. */
export const sadeSatiForReaders: ForReaders = {
  leftOut: ['kind'],
  shape: (answer) => {
    const whole = periodsSchema.safeParse(answer);
    if (!whole.success) return answer;
    const { current, periods } = whole.data;
    return { ...answer, current: current && marked(current), periods: periods.map(marked) };
  },
};

function marked({ direct, ...period }: Period): Readonly<Record<string, unknown>> {
  return { ...period, retrograde_return: !direct };
}
