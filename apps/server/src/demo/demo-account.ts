import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { passwordHashes } from '../account/auth/password.ts';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/database.ts';
import { giveKeySecrets, withKeySecrets } from '../database/key-secret.ts';

export interface DemoAccount {
  readonly email: string;
  readonly password: string;
  /** Null when the key was revoked or deleted. */
  readonly apiKey: string | null;
}

const EMAIL = 'demo@theia.localhost';

/**
 * Local mode: a demo account, created on the first start of an empty database. Its password is stored in the data folder, readable only by the folder's owner.
 * @returns null when the database already has other accounts, or in production
 */
export async function demoAccount(config: Config, database: Database): Promise<DemoAccount | null> {
  if (config.mode === 'production') return null;
  const { sql } = database;
  const path = join(config.dataDir, 'demo-password');
  const [someone] = await sql`select from auth.users limit 1`;
  if (someone === undefined) {
    const password = randomBytes(9).toString('base64url');
    const passwordHash = await passwordHashes(config.passwordHashCost).of(password);
    await sql.begin(async (transaction) => {
      const [user] = await transaction<{ id: string }[]>`
        insert into auth.users (email, encrypted_password, email_confirmed_at, raw_app_meta_data)
        values (${EMAIL}, ${passwordHash}, now(), '{"provider":"email","providers":["email"]}'::jsonb) returning id`;
      await transaction`
        insert into auth.identities (user_id, provider, provider_id, identity_data)
        values (${user!.id}, 'email', ${user!.id}, jsonb_build_object('sub', ${user!.id}::text, 'email', ${EMAIL}::text, 'email_verified', true))`;
      await giveKeySecrets(transaction, database);
      await transaction`select private.issue_api_key(${user!.id}, 'Default')`;
      await transaction`select private.book_credit(${user!.id}, 'credit', 25, 'Demo credit', ${`demo:${user!.id}`})`;
    });
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(path, password, { mode: 0o600 });
  }
  if (!existsSync(path)) return null;
  const [row] = await withKeySecrets(
    database,
    (transaction) => transaction<{ api_key: string | null }[]>`
    select (select convert_from(private.pad_api_key(k.key_cipher, k.key_nonce, k.secret_id), 'UTF8') from private.api_keys k
            where k.user_id = u.id and k.is_active and k.blocked_at is null order by k.created_at limit 1) as api_key
    from auth.users u where u.email = ${EMAIL}`,
  );
  return row === undefined ? null : { email: EMAIL, password: readFileSync(path, 'utf8').trim(), apiKey: row.api_key };
}
