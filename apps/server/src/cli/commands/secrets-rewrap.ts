import type { Config } from '../../config/config.ts';
import type { Database } from '../../database/database.ts';
import { notedPassword, renewPassword } from '../../database/roles/authenticator.ts';
import { countDependents, describeDependents, rewrap, type Rewrapped } from '../../database/secrets/rewrap.ts';
import { connectionsWithout } from '../../database/secrets/nodes.ts';
import { type Command, type CommandCall, CommandFailed } from '../command.ts';

/** Mailed codes live longest of what is made with a secret and not stored anew. */
const HOURS_UNTIL_UNUSED = 24;
const NAMED_MAX = 20;

export const secretsRewrap: Command = {
  words: 'secrets rewrap',
  takes: [],
  options: { 'dry-run': { type: 'boolean' } },
  optionsUsage: '[--dry-run]',
  summary:
    'Stores everything that depends on a secret anew with THEIA_SECRET, while the servers run; THEIA_SECRET_PREVIOUS opens the old ones',
  run: (call) => {
    const config = call.config();
    if (config.isSecretNext)
      throw new CommandFailed(
        'THEIA_SECRET_NEXT is set, so servers still make with the old secret. Make it THEIA_SECRET and the old one THEIA_SECRET_PREVIOUS, restart every server, and run this again.',
      );
    return call.withDatabase((database) =>
      call.options['dry-run'] === true ? report(call, config, database) : run(call, config, database),
    );
  },
};

async function report(call: CommandCall, config: Config, { sql }: Database): Promise<void> {
  for (const dependents of await countDependents(sql)) {
    const place = dependents.secretId === config.secrets.id ? 'stays' : 'is stored anew';
    call.print(`${describeDependents(dependents)}: ${place}`);
  }
  if ((await notedPassword(sql)) !== config.secrets.id) call.print('The password of the login role is renewed');
  const others = await connectionsWithout(sql, config.secrets.id, 'makes');
  call.print(
    others === 0 ? 'Every running server makes with THEIA_SECRET' : `Not possible yet: ${othersRunning(others)}`,
  );
}

async function run(call: CommandCall, config: Config, { sql, ownerUrl, roles, ...secrets }: Database): Promise<void> {
  const before = async (): Promise<void> => {
    const others = await connectionsWithout(sql, config.secrets.id, 'makes');
    if (others > 0) throw new CommandFailed(`${othersRunning(others)} Nothing is lost; run this again after that.`);
  };
  await before();
  const done = await rewrap(sql, config, {
    onProgress: (what, rows) => call.print(`${rows} ${what} stored anew`),
    before,
  });
  await before();
  await renewPassword(sql, ownerUrl, roles, secrets);
  refuseUnreadable(call, done);
  if (config.otherSecrets === null) {
    call.print(`Everything is stored with THEIA_SECRET (${config.secrets.id}), and no other secret is set`);
    return;
  }
  const unused = new Date(Date.now() + HOURS_UNTIL_UNUSED * 3_600_000).toISOString().slice(0, 16).replace('T', ' ');
  call.print(
    `Nothing that is stored depends on THEIA_SECRET_PREVIOUS (${config.otherSecrets.id}): ${done.keys} API keys, ${done.factors} second factors, and ${done.personal} webhook endpoints, event subscriptions, events and reports were stored anew, and the password of the login role is renewed.`,
  );
  call.print(
    `Remove it from every server after ${unused} UTC; mailed codes made with it are valid until then. If it has leaked, remove it now: access tokens and mailed codes made with it become void.`,
  );
}

/** @throws CommandFailed that names what could not be stored anew */
function refuseUnreadable(
  call: CommandCall,
  { unreadableKeys, unreadableFactors, unreadablePersonal, unknown }: Rewrapped,
): void {
  for (const [what, ids] of [
    ['API key', unreadableKeys],
    ['second factor', unreadableFactors],
    ['webhook endpoint, event subscription, event or report', unreadablePersonal],
  ] as const) {
    for (const id of ids.slice(0, NAMED_MAX)) call.print(`The ${what} ${id} cannot be read with its secret`);
    if (ids.length > NAMED_MAX) call.print(`… and ${ids.length - NAMED_MAX} more`);
  }
  const unreadable = unreadableKeys.length + unreadableFactors.length + unreadablePersonal.length;
  if (unreadable + unknown > 0)
    throw new CommandFailed(
      `${unreadable + unknown} rows were not stored anew: THEIA_SECRET_PREVIOUS does not open them. Everything else was.`,
    );
}

const othersRunning = (connections: number) =>
  `${connections} connections belong to servers or commands that do not make with this THEIA_SECRET. Restart those servers with it first.`;
