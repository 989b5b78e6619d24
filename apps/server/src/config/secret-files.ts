import { readFileSync } from 'node:fs';

/** The variables that hold a secret. Each can be given as a file instead, by the same name with `_FILE`. */
export const SECRET_VARIABLES = [
  'THEIA_SECRET',
  'THEIA_SECRET_NEXT',
  'THEIA_SECRET_PREVIOUS',
  'DATABASE_URL',
  'REDIS_URL',
  'CLICKHOUSE_URL',
  'SMTP_URL',
  'GOOGLE_CLIENT_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'STRIPE_WEBHOOK_SECRET_PREVIOUS',
  'REPORT_MODEL_KEY',
  'METRICS_TOKEN',
  'METRICS_TOKEN_PREVIOUS',
] as const;

/**
 * The environment with the contents of the files that `NAME_FILE` variables name, without the line break at their end. Problems name the variable and
 * the reason, never a value.
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv): {
  readonly environment: NodeJS.ProcessEnv;
  readonly problems: readonly string[];
} {
  const read: NodeJS.ProcessEnv = { ...environment };
  const problems: string[] = [];
  for (const name of SECRET_VARIABLES) {
    const path = environment[`${name}_FILE`];
    if (path === undefined || path.trim() === '') continue;
    if ((environment[name] ?? '').trim() !== '') {
      problems.push(`${name} and ${name}_FILE: set one of them`);
      continue;
    }
    try {
      const value = readFileSync(path, 'utf8').replace(/\r?\n$/, '');
      if (value.trim() === '') problems.push(`${name}_FILE: the file is empty`);
      else if (/[\r\n\0]/.test(value)) problems.push(`${name}_FILE: the file must hold one line`);
      else read[name] = value;
    } catch (error) {
      const reason = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
      problems.push(`${name}_FILE: the file cannot be read (${reason})`);
    }
  }
  return { environment: read, problems };
}
