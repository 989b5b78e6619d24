import type { Command } from './command.ts';

export function usageOf({ words, takes, optionsUsage }: Command): string {
  return [words, ...takes, optionsUsage].filter((part) => part !== '').join(' ');
}

export function helpOf(command: Command): string {
  return `${command.summary}\n\n  npm run theia -- ${usageOf(command)}`;
}

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usageOf(command).length));
  return [
    'The operator’s command line of Theia. It works beside a running server, or without one.',
    '',
    '  npm run theia -- <command>',
    '',
    ...commands.map((command) => `  ${usageOf(command).padEnd(width)}  ${command.summary}`),
    '',
    'The database is the one of DATABASE_URL, or the embedded one in THEIA_DATA_DIR (.theia).',
  ].join('\n');
}
