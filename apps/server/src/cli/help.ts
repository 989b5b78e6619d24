import type { Command } from './command.ts';

export function usageLine({ words, takes, optionsUsage }: Command): string {
  return [words, ...takes, optionsUsage].filter((part) => part !== '').join(' ');
}

export function helpText(command: Command): string {
  return `${command.summary}\n\n  npm run theia -- ${usageLine(command)}`;
}

export function overview(commands: readonly Command[]): string {
  const width = Math.max(...commands.map((command) => usageLine(command).length));
  return [
    'The operator’s command line of Theia. It works with or without a running server.',
    '',
    '  npm run theia -- <command>',
    '',
    ...commands.map((command) => `  ${usageLine(command).padEnd(width)}  ${command.summary}`),
    '',
    'It uses the database of DATABASE_URL, or the embedded one in THEIA_DATA_DIR (.theia).',
  ].join('\n');
}
