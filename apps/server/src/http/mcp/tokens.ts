/** A piece that a tokenizer makes one or more tokens of: a word, up to three digits, a sign, the end of a line. */
const PIECE = /\p{L}+|\d{1,3}|[^\s\p{L}\d]|\n/gu;
const LETTERS_A_TOKEN = 4;

/** About how many tokens a text has for a language model; rather more than fewer. */
export function estimateTokens(text: string): number {
  let tokens = 0;
  for (const [piece] of text.matchAll(PIECE))
    tokens += /^\p{L}/u.test(piece) ? Math.ceil(piece.length / LETTERS_A_TOKEN) : 1;
  return tokens;
}
