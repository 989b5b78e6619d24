import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { testAccountPlane } from '../../testing/account-plane.ts';
import { testClusters } from '../../testing/cluster.ts';
import { customer } from '../../testing/customer.ts';
import { debianPostgres } from '../../testing/debian-postgres.ts';
import { testProduct } from '../../testing/product.ts';
import { openPool } from '../database.ts';
import { openDatabase } from '../open-database.ts';
import { findPostgresBinaries } from '../postgres-binaries.ts';

const clusters = testClusters();

const servers = [
  { name: 'embedded', binaries: findPostgresBinaries() },
  ...(process.platform === 'linux' ? [{ name: 'debian', binaries: debianPostgres() }] : []),
];

for (const { name, binaries } of servers) {
  describe(`a role that may only create roles, on the ${name} server`, async () => {
    const { administrator, database: plainUrl } = await clusters.start(name, binaries);

    it('starts Theia twice, and two installations in one cluster work and do not share roles', async () => {
      const shops = [
        await clusters.installation(await plainUrl('shop', 'createrole'), 'the secret of the first shop 0123456789'),
        await clusters.installation(
          await plainUrl('other', 'createrole', 'Other-shop'),
          'the secret of the second shop 987654321',
        ),
      ];
      const [one, other] = shops.map(({ database }) => database.roles);
      assert.deepEqual(one, {
        anon: 'theia_shop_anon',
        authenticated: 'theia_shop_authenticated',
        authenticator: 'theia_shop_authenticator',
      });
      assert.match(other?.authenticator ?? '', /^theia_other_shop_[0-9a-f]{8}_authenticator$/);
      for (const shop of shops) {
        const [self] = await shop.database
          .sql`select rolsuper or rolbypassrls as strong from pg_roles where rolname = current_user`;
        assert.equal(self?.['strong'], false);
        const plane = await testAccountPlane(shop);
        const ada = await plane.signUp('ada@theia.test');
        await plane.signUp('bob@theia.test');
        const keys = await ada.client.from('api_keys').select('user_id, api_key');
        assert.deepEqual([keys.error, keys.data?.map((row) => row.user_id)], [null, [ada.id]]);
        const product = await testProduct(shop);
        assert.equal((await product.natal(keys.data?.[0]?.api_key)).status, 200);
        const calls = await ada.client.from('translator_logs').select('user_id');
        assert.deepEqual([calls.error, calls.data?.map((row) => row.user_id)], [null, [ada.id]]);
        const others = await ada.client.from('user_credits').select('user_id');
        assert.deepEqual(
          others.data?.map((row) => row.user_id),
          [ada.id],
        );
        assert.equal((await plane.visitor.from('user_credits').select('user_id')).error?.code, '42501');
        assert.equal((await plane.visitor.from('plans').select('id')).data?.length, 3);
      }
    });

    it('follows the database when it is renamed', async () => {
      const url = await plainUrl('moving', 'createrole');
      await (await openDatabase(clusters.config(url), { exclusive: true, poolSize: 1 })).close();
      await administrator`alter database moving rename to moved`;
      const moved = await openDatabase(clusters.config(url.replace(/moving$/, 'moved')), {
        exclusive: true,
        poolSize: 1,
      });
      assert.equal(moved.roles.anon, 'theia_moving_anon');
      await moved.close();
    });

    it('needs not even that when an administrator has run the statements that the refusal names', async () => {
      const url = await plainUrl('modest', 'nocreaterole');
      const open = () => openDatabase(clusters.config(url), { exclusive: true, poolSize: 2 });
      const refusal = await open().then(
        () => '',
        (error: unknown) => String(error),
      );
      assert.match(refusal, /may not change roles .*Give it CREATEROLE, or let an administrator run this once/);
      for (const statement of refusal.split('\n').slice(1)) await administrator.unsafe(statement);
      const database = await open();
      await assert.rejects(
        openDatabase(clusters.config(url, 'another secret of the environment 0123456789'), {
          exclusive: true,
          poolSize: 1,
        }),
        /alter role theia_modest_authenticator login password 'SCRAM-SHA-256\$/,
      );
      const { userId } = await customer(database);
      const seen = openPool(database.authenticatorUrl, { max: 1, name: 'theia-seen' });
      const rows = await seen.begin(async (transaction) => {
        await transaction`select set_config('role', ${database.roles.authenticated}, true), set_config('request.jwt.claims', ${JSON.stringify({ sub: userId })}, true)`;
        return transaction`select user_id from public.user_credits`;
      });
      assert.deepEqual(
        rows.map((row) => row['user_id']),
        [userId],
      );
      await seen.end();
      await database.close();
    });

    it('refuses a login role with rights of its own', async () => {
      const url = await plainUrl('loose', 'createrole');
      await (await openDatabase(clusters.config(url), { exclusive: true, poolSize: 1 })).close();
      await administrator`alter role theia_loose_authenticator bypassrls inherit`;
      await assert.rejects(
        openDatabase(clusters.config(url), { exclusive: true, poolSize: 1 }),
        /theia_loose_authenticator, which must have no rights of its own, has: inherit, bypassrls/,
      );
    });
  });
}
