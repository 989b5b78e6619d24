/** The part of the server's connections that the sandboxes use: a tag that sends a statement and returns its rows. */
export interface Sql {
  <Rows extends readonly object[]>(
    strings: TemplateStringsArray,
    ...values: readonly (string | number | null)[]
  ): PromiseLike<Rows>;
}
