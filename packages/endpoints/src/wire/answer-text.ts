import { jsonText } from './json-text.ts';

/** An answer as JSON text, cut open at the end of `meta`, to which the server adds its own fields. */
export interface AnswerText {
  /** From the opening brace to the colon before the value of `meta`. */
  readonly beforeMeta: string;
  /** The object `meta`. */
  readonly meta: string;
  /** From the comma or brace after it to the closing brace. */
  readonly afterMeta: string;
}

/** The whole text, with these fields added to `meta`, which has some already. */
export function joinAnswer(
  { beforeMeta, meta, afterMeta }: AnswerText,
  added: Readonly<Record<string, unknown>>,
): string {
  const members = jsonText(added).slice(1, -1);
  return `${beforeMeta}${meta.slice(0, -1)}${members === '' ? '' : `,${members}`}}${afterMeta}`;
}
