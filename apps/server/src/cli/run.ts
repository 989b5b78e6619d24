import { parseArgs } from 'node:util';
import { type Config, ConfigError, readConfig } from '../config/config.ts';
import { openDatabase } from '../database/open-database.ts';
import { type Command, type CommandCall, CommandFailed, UsageError, visibleLines } from './command.ts';
import { audit } from './commands/audit.ts';
import { availability } from './commands/availability.ts';
import { backup, restore } from './commands/backup.ts';
import { callArchiveReplay, callArchiveStatus, callArchiveVerify } from './commands/call-archive.ts';
import {
  incidentClose,
  incidentList,
  incidentOpen,
  incidentUpdate,
  maintenanceAnnounce,
  maintenanceCancel,
  maintenanceEnd,
  maintenanceList,
} from './commands/incidents.ts';
import { keysCreate, keysRevoke } from './commands/keys.ts';
import { migrateCommand, upgradePostgres } from './commands/migrate.ts';
import { secretsRewrap } from './commands/secrets-rewrap.ts';
import { stripePrice, stripeReplay } from './commands/stripe.ts';
import { userCredit, userEndTrial, userLimit, userList, userPlan, userShow } from './commands/users.ts';

interface CliEnvironment {
  readonly environment: NodeJS.ProcessEnv;
  readonly workingDirectory: string;
  print(line: string): void;
  complain(line: string): void;
}

/** Runs one command line and returns the exit code: 0 success, 1 failure or a difference found, 2 usage error. */
export async function runCli(words: readonly string[], terminal: CliEnvironment): Promise<number> {
  const surroundings: CliEnvironment = {
    ...terminal,
    print: (line) => terminal.print(visibleLines(line)),
    complain: (line) => terminal.complain(visibleLines(line)),
  };
  try {
    const command = commands.find((candidate) => startsWith(words, candidate.words.split(' ')));
    if (command === undefined) {
      const asksForHelp = words.length === 0 || words.includes('--help') || words.includes('-h') || words[0] === 'help';
      if (!asksForHelp)
        throw new UsageError(`There is no command "${words.join(' ')}". "npm run theia -- --help" lists them.`);
      surroundings.print(overview(commands));
      return 0;
    }
    const call = readCall(command, words.slice(command.words.split(' ').length), surroundings);
    if (call === null) {
      surroundings.print(helpText(command));
      return 0;
    }
    await command.run(call);
    return 0;
  } catch (error) {
    surroundings.complain(wordsFor(error));
    return error instanceof UsageError ? 2 : 1;
  }
}

function readCall(
  command: Command,
  rest: readonly string[],
  { environment, workingDirectory, print }: CliEnvironment,
): CommandCall | null {
  const { values, positionals } = parse(command, rest);
  if (values['help'] === true) return null;
  if (positionals.length !== command.takes.length)
    throw new UsageError(`Write it as: npm run theia -- ${usageLine(command)}`);
  let known: Config | null = null;
  const config = () => (known ??= readConfig(environment, workingDirectory, { besideServers: true }));
  return {
    arguments: positionals,
    options: values,
    environment,
    workingDirectory,
    print,
    config,
    withDatabase: async (work) => {
      const database = await openDatabase(config(), { exclusive: false, poolSize: 2 });
      try {
        return await work(database);
      } finally {
        await database.close();
      }
    },
  };
}

const MINUS = '\u2212';

/** A negative amount is an argument, although it looks like an option. */
function parse(
  command: Command,
  rest: readonly string[],
): { readonly values: CommandCall['options']; readonly positionals: readonly string[] } {
  try {
    const { values, positionals } = parseArgs({
      args: rest.map((word) => (/^-[\d.]/.test(word) ? MINUS + word.slice(1) : word)),
      options: { ...command.options, help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
      strict: true,
    });
    return {
      values: Object.fromEntries(
        Object.entries(values).flatMap(([name, value]) =>
          typeof value === 'string' || typeof value === 'boolean' ? [[name, value]] : [],
        ),
      ),
      positionals: positionals.map((word) => word.replace(MINUS, '-')),
    };
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : String(error)}\nWrite it as: npm run theia -- ${usageLine(command)}`,
    );
  }
}

const startsWith = (words: readonly string[], beginning: readonly string[]) =>
  beginning.every((word, index) => words[index] === word);

function wordsFor(error: unknown): string {
  if (error instanceof ConfigError) return `The settings are not those of the servers:\n${error.list}`;
  if (error instanceof UsageError || error instanceof CommandFailed) return error.message;
  return `The command failed: ${error instanceof Error ? error.message : String(error)}`;
}

function usageLine({ words, takes, optionsUsage }: Command): string {
  return [words, ...takes, optionsUsage].filter((part) => part !== '').join(' ');
}

function helpText(command: Command): string {
  return `${command.summary}\n\n  npm run theia -- ${usageLine(command)}`;
}

function overview(commands: readonly Command[]): string {
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

const commands: readonly Command[] = [
  userList,
  userShow,
  userCredit,
  userEndTrial,
  userPlan,
  userLimit,
  keysCreate,
  keysRevoke,
  stripePrice,
  stripeReplay,
  incidentOpen,
  incidentUpdate,
  incidentClose,
  incidentList,
  maintenanceAnnounce,
  maintenanceEnd,
  maintenanceCancel,
  maintenanceList,
  availability,
  audit,
  backup,
  restore,
  migrateCommand,
  callArchiveStatus,
  callArchiveVerify,
  callArchiveReplay,
  secretsRewrap,
  upgradePostgres,
];
