import { type ChildProcess, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { SignJWT } from 'jose';
import { activeProducts } from '../../apps/server/src/billing/products.ts';
import { readConfig } from '../../apps/server/src/config/config.ts';
import { freePort } from '../../apps/server/src/database/free-port.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { NEVER_MS } from '../../apps/server/src/testing/until.ts';
import { startStripeSandbox } from '@theia-astro/sandbox/stripe/stripe-sandbox';

import { copyTemplateDatabase } from '../../apps/server/src/testing/template-database.ts';
import { builtServer } from '../../scripts/server-program.mjs';

/** A complete Theia process that can be killed, while its database and the Stripe sandbox keep running. */
export type UnderTest = Awaited<ReturnType<typeof theiaUnderTest>>;

/** @param settings more environment of the server */
export async function theiaUnderTest(settings: Readonly<Record<string, string>> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'theia-money-'));
  const port = await freePort();
  const config = readConfig({ THEIA_DATA_DIR: join(folder, 'data'), LOG_LEVEL: 'silent', PORT: String(port) }, folder);
  await copyTemplateDatabase(join(config.dataDir, 'postgres'));
  const database = await openDatabase(config, { exclusive: true, poolSize: 8 });
  await database.sql`insert into public.stripe_products (name, price_id, amount_usd, type) values ('Credit $1', 'price_credit_1', 1, 'credit'), ('Credit $3', 'price_credit_3', 3, 'credit')`;
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await startStripeSandbox({
    webhookUrl: `${url}/webhooks/stripe`,
    products: await activeProducts(database.sql),
    folder: null,
  });
  const program = builtServer();
  const environment = {
    ...program.environment,
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: config.publicUrl,
    DATABASE_URL: database.ownerUrl,
    THEIA_DATA_DIR: config.dataDir,
    LOG_LEVEL: process.env['MONEY_LOG'] ?? 'silent',
    EPHEMERIS_TABLES: 'off',
    TOPUP_RETRY_SECONDS: '1',
    COMPUTE_BUDGET_SECONDS: '600',
    STRIPE_SECRET_KEY: sandbox.credentials.secretKey,
    STRIPE_WEBHOOK_SECRET: sandbox.credentials.webhookSecret,
    STRIPE_API_BASE: sandbox.url,
    ...settings,
  };
  const cleanUps: (() => Promise<void>)[] = [];
  let child: ChildProcess | null = null;
  const kill = async (): Promise<void> => {
    const dying = child;
    child = null;
    if (dying === null || dying.exitCode !== null) return;
    const ended = once(dying, 'exit');
    dying.kill('SIGKILL');
    await ended;
  };
  return {
    config,
    database,
    sandbox,
    url,
    /** kill -9 */
    kill,
    start: async () => {
      const started = spawn(process.execPath, program.args, { env: environment, stdio: ['ignore', 'pipe', 'inherit'] });
      child = started;
      await new Promise<void>((resolve, reject) => {
        started.stdout?.on('data', (text: Buffer) => {
          if (text.toString().includes('Theia is ready')) resolve();
        });
        started.once('exit', () => reject(new Error('Theia ended before it was ready')));
      });
    },
    /** An access token of a session with a recent sign-in of this user. */
    session: async (userId: string): Promise<string> => {
      const sessionId = randomUUID();
      await database.sql`insert into auth.sessions (id, user_id, signed_in_at) values (${sessionId}, ${userId}, now())`;
      return new SignJWT({
        role: 'authenticated',
        session_id: sessionId,
        email: 'money@theia.test',
        aal: 'aal1',
        amr: [],
      })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(userId)
        .setAudience('authenticated')
        .setIssuer(`${config.publicUrl}/auth/v1`)
        .setIssuedAt(Math.floor(Date.now() / 1000) - 10)
        .setExpirationTime('2h')
        .sign(config.secrets.jwt);
    },
    /** Calls a function of the signed-in user; null when the server is down or refuses. */
    call: async (token: string, name: string, body: unknown): Promise<Readonly<Record<string, unknown>> | null> => {
      try {
        const response = await fetch(`${url}/functions/v1/${name}`, {
          method: 'POST',
          body: JSON.stringify(body),
          headers: {
            authorization: `Bearer ${token}`,
            apikey: config.secrets.publishableKey,
            'content-type': 'application/json',
          },
          signal: AbortSignal.timeout(NEVER_MS),
        });
        return response.ok ? ((await response.json()) as Record<string, unknown>) : null;
      } catch {
        return null;
      }
    },
    /** Cleanup that runs before everything else is closed. */
    closeFirst: (cleanUp: () => Promise<void>) => void cleanUps.push(cleanUp),
    close: async () => {
      for (const cleanUp of cleanUps) await cleanUp();
      await kill();
      await sandbox.stop();
      await sleep(100);
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
