export function builtServer(): {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};
