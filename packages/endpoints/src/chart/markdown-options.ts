import type { ForReaders } from '../llm/write-markdown.ts';
import { chartResponseSchema } from './schema.ts';

const pictureSchema = chartResponseSchema.pick({ svg: true, layout: true });
const DESCRIPTION = /<desc>[^<]*?\. ([^<]*)<\/desc>/;

/** What the picture shows, in words, instead of the picture. */
export const chartForReaders: ForReaders = {
  leftOut: ['view_box', 'theme', 'size'],
  shape: (answer) => {
    const whole = pictureSchema.safeParse(answer);
    if (!whole.success) return answer;
    const { svg, layout } = whole.data;
    const { svg: _, layout: __, ...rest } = answer;
    const points = layout.flatMap(({ kind, id, longitude }) =>
      (kind === 'point' || kind === 'second_point' || kind === 'angle') && longitude !== undefined
        ? [{ kind, id, longitude }]
        : [],
    );
    return { ...rest, description: DESCRIPTION.exec(svg)?.[1], points };
  },
};
