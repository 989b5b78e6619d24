export const serverOptions: readonly string[];
export const serverEnvironment: Readonly<Record<string, string>>;

export function builtServer(): {
  readonly args: readonly string[];
  readonly environment: Readonly<Record<string, string>>;
};
