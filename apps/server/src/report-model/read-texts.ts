import { z } from 'zod';

const answerSchema = z.object({
  passages: z.array(z.object({ id: z.string().max(60), text: z.string().max(8_000) })).max(200),
});
/** Models like to wrap JSON, however they are asked. */
const FENCED = /^\s*```(?:json)?\s*([\s\S]*?)\s*```\s*$/;

/** The texts of a model's answer by the ids of their passages; null: it is not what was asked for. */
export function readTexts(answer: string): ReadonlyMap<string, string> | null {
  try {
    const parsed = answerSchema.safeParse(JSON.parse(FENCED.exec(answer)?.[1] ?? answer));
    if (!parsed.success) return null;
    const texts = new Map(parsed.data.passages.map(({ id, text }) => [id, text.trim()]));
    return texts.size === parsed.data.passages.length ? texts : null;
  } catch {
    return null;
  }
}
