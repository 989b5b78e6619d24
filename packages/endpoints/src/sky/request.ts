import { THEME_NAMES } from '@theia-astro/chart-svg/themes/theme';
import { FieldSet, choice, flag, LLM } from '../request/field.ts';
import { resolutionFields } from '../request/setting-fields.ts';
import { readFields } from '../request/reader.ts';

/** The fields of GET /sky. */
export const skyFields = new FieldSet({
  format: choice(['json', 'svg', LLM], 'invalid_setting', {
    description: 'Form of the answer; llm: lean Markdown for language models.',
    byDefault: 'json',
  }),
  theme: choice(THEME_NAMES, 'invalid_setting', {
    description: 'Theme of the picture; css: its colours are CSS variables of the page.',
    byDefault: 'light',
  }),
  language: resolutionFields.language,
  compact: flag({
    description: 'Draws the picture larger and with less detail, for small screens.',
    byDefault: false,
  }),
});

/** Parses a query. @throws Problem 400 invalid_setting, invalid_boolean */
export function parseSky(input: unknown) {
  const fields = readFields(input);
  const { format, theme = 'light', compact = false } = skyFields.read(fields);
  return {
    ...fields.finishRequest(false),
    /** How the picture is drawn; null when none is requested. */
    picture: format === 'svg' ? { theme, compact } : null,
  };
}

export type SkyRequest = ReturnType<typeof parseSky>;
