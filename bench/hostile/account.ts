import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { accountRequest, type AccountCaller } from './account-requests.ts';
import { startService } from './service.ts';
import { exchange } from './wire.ts';
import { conclude, countsOf, errorsOf } from './conclude.ts';

/**
 * `node bench/hostile/account.ts [--count 5000] [--seed 1] [--only N]`: sends mutated requests to sign-in, tables, functions and webhooks of a running
 * server, in local mode with its sandboxes. No answer may be a 5xx, hang, reveal another user's data, or redirect off the site.
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string' },
  },
});
const from = Number(values.only ?? 0);
const count = values.only === undefined ? Number(values.count) : 1;

const service = await startService();
const { sql } = service.database;
const base = `http://127.0.0.1:${service.port}`;
const publishableKey = service.config.secrets.publishableKey;
const victim = `victim-${randomUUID()}@example.com`;
await sql`insert into auth.users (email, email_confirmed_at) values (${victim}, now())`;
const [demo] = await sql<{ id: string; email: string }[]>`select id, email from auth.users where email like 'demo@%'`;
const session = (await (
  await fetch(`${base}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: { apikey: publishableKey, 'content-type': 'application/json' },
    body: JSON.stringify({
      email: demo!.email,
      password: (await import('node:fs')).readFileSync(`${service.config.dataDir}/demo-password`, 'utf8').trim(),
    }),
  })
).json()) as { access_token: string };
const caller: AccountCaller = {
  publishableKey,
  accessToken: session.access_token,
  userId: demo!.id,
  email: demo!.email,
};

const statuses = new Map<number, number>();
const findings: string[] = [];
let slowestMs = 0;
let next = from;
await Promise.all(
  Array.from({ length: 6 }, async () => {
    for (let index = next++; index < from + count && service.isRunning(); index = next++) {
      const request = accountRequest(index, Number(values.seed), caller);
      const answer = await exchange(service.port, request);
      if (values.only !== undefined)
        console.log(request.told.slice(0, 6_000), '\n\n', answer.raw.toString('utf8').slice(0, 6_000));
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, answer.milliseconds);
      const faults = [
        ...(answer.status >= 500 ? [`status ${answer.status}`] : []),
        ...(answer.timedOut || answer.milliseconds > 10_000 ? ['hangs'] : []),
        ...(answer.status === 0 && !request.mayBeDropped ? ['no answer'] : []),
        ...(answer.raw.includes(victim) ? ['names the victim'] : []),
        ...(leavesTheSite(answer.headers.get('location')) ? [`leads to ${answer.headers.get('location') ?? ''}`] : []),
        ...(/postgres|at \w+ \(|node_modules|select .* from/i.test(answer.body.toString('utf8')) &&
        !request.told.includes('postgres')
          ? [`reveals internals: ${answer.body.toString('utf8').slice(0, 300)}`]
          : []),
      ];
      if (faults.length > 0)
        findings.push(
          `#${index} ${answer.status} ${request.method} ${request.target.slice(0, 120)}: ${faults.join('; ')}`,
        );
    }
  }),
);
if (!service.isRunning()) findings.push(`the server has died: ${service.log().slice(-2_000)}`);
for (const line of errorsOf(service.log()).slice(0, 30)) findings.push(`logged: ${line.slice(0, 700)}`);

console.log(`${count} requests (seed ${values.seed}); the slowest ${Math.round(slowestMs)} ms`);
console.log(countsOf(statuses));
conclude(findings);
await service.stop();

/** Redirects to the Google and Stripe sandboxes, both on this machine, are allowed. */
function leavesTheSite(location: string | undefined): boolean {
  if (location === undefined) return false;
  const url = URL.canParse(location, base) ? new URL(location, base) : null;
  return url === null || !['127.0.0.1', 'localhost', '[::1]'].includes(url.hostname) || url.protocol !== 'http:';
}
