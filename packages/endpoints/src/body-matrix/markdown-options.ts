import type { ForReaders } from '../llm/write-markdown.ts';
import { bodyMatrixResponseSchema } from './schema.ts';

const readSchema = bodyMatrixResponseSchema.pick({ mars_to_natal: true, lunar_phase_detail: true, analysis: true });

/** The aspects of Mars are written like all others. */
export const bodyMatrixForReaders: ForReaders = {
  leftOut: ['solar_time', 'solar_hours', 'index', 'method', 'next_window_at', 'is_day'],
  shape: (answer) => {
    const whole = readSchema.safeParse(answer);
    if (!whole.success) return answer;
    const { mars_to_natal, lunar_phase_detail, analysis } = whole.data;
    const { lunar_phase_detail: _, ...rest } = answer;
    return {
      ...rest,
      elongation: lunar_phase_detail.angle,
      mars_to_natal: mars_to_natal.map(({ planet, ...aspect }) => ({ point_1: 'mars', point_2: planet, ...aspect })),
      analysis: { place: analysis.place },
    };
  },
};
