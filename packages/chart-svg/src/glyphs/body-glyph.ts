/** How a body is drawn and abbreviated. */
export interface BodyGlyph {
  /** The usual two letters; absent: the first two of the id. */
  readonly letters?: string;
  /** The Unicode character, where most fonts have it in the width of one cell. */
  readonly symbol?: string;
  /** In a box of 24 about the origin. */
  readonly strokes: string;
}
