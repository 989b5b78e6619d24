/** A command that cannot be understood: what is wrong, and what to write instead. */
export class UsageError extends Error {
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.name = 'UsageError';
    this.hint = hint;
  }
}
