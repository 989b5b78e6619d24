import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { pino } from 'pino';
import { startJobs } from '../jobs/start-jobs.ts';
import { testAccountPlane } from '../testing/account-plane.ts';
import { testClusters } from '../testing/cluster.ts';
import { debianPostgres } from '../testing/debian-postgres.ts';
import { startPgBouncer } from '../testing/pgbouncer.ts';
import { testProduct } from '../testing/product.ts';
import { openDatabase } from './open-database.ts';

const clusters = testClusters();
// PgBouncer and the server are those of a Debian system.
if (process.platform === 'linux') {
  const server = await clusters.start('server', debianPostgres());
  const url = await server.database('shop', 'createrole');
  // The server logs every statement, its parameters, statements inside functions, and what the pooler tells it.
  for (const setting of [
    "log_min_messages = 'info'",
    "log_statement = 'all'",
    'log_min_duration_statement = 0',
    "session_preload_libraries = 'auto_explain'",
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_nested_statements = on',
  ])
    await server.administrator.unsafe(`alter database shop set ${setting}`);

  describe('through a pooler', () => {
    it('Theia works when each session keeps its connection, and the secret of the keys is in no log and no list of statements', async () => {
      const pooler = await startPgBouncer(join(clusters.folder, 'session'), server.administratorUrl, 'session');
      clusters.beforeClose(() => pooler.stop());
      const shop = await clusters.installation(pooler.through(url));
      const jobs = await startJobs({ config: shop.config, database: shop.database, log: pino({ level: 'silent' }) });
      clusters.beforeClose(() => jobs.stop());
      const plane = await testAccountPlane(shop);
      const ada = await plane.signUp('ada@theia.test');
      const renewed = await ada.client
        .from('api_keys')
        .update({ api_key: 'new' })
        .eq('user_id', ada.id)
        .select('api_key')
        .single();
      assert.match(renewed.data?.api_key ?? '', /^THE[0-9a-f]{15}$/);
      const product = await testProduct(shop);
      assert.equal((await product.natal(renewed.data?.api_key)).status, 200);
      const calls = await ada.client.from('translator_logs').select('path');
      assert.deepEqual([calls.error, calls.data?.length], [null, 1]);

      const { apiKeyHex } = shop.config.secrets;
      const statements = await server.administrator`select query from pg_stat_activity where datname = 'shop'`;
      const serverLog = readFileSync(server.logPath, 'utf8');
      assert.match(
        serverLog,
        /take_key_secret\(\$1::bytea, \$2\)[\s\S]*parameters: \$1 = '\\x[0-9a-f]{64}'/,
        'the log holds parameters',
      );
      assert.match(
        serverLog,
        /Query Text: .*issue_api_key|insert into private\.api_keys/,
        'the log holds statements inside functions',
      );
      const secrets = [
        apiKeyHex,
        Buffer.from(apiKeyHex, 'hex').toString('base64'),
        new URL(shop.database.authenticatorUrl).password,
        renewed.data!.api_key,
      ];
      for (const [name, text] of Object.entries({
        'the log of the server': serverLog,
        'the log of the pooler': pooler.log(),
        'the list of running statements': JSON.stringify(statements),
      }))
        for (const [index, secret] of secrets.entries())
          assert.ok(!text.toLowerCase().includes(secret.toLowerCase()), `secret ${index} is in ${name}`);
    });

    it('that shares connections between sessions the start is refused, and says what works', async () => {
      const pooler = await startPgBouncer(join(clusters.folder, 'transaction'), server.administratorUrl, 'transaction');
      await assert.rejects(
        openDatabase(clusters.config(pooler.through(url)), { exclusive: true, poolSize: 2 }),
        /pooler that changes the server connection between transactions .*Use pool_mode = session, or the PostgreSQL server itself/,
      );
      await pooler.stop();
    });
  });
}
