import { userInfo } from 'node:os';
import { withFirstAddress, withoutEncryption } from '../../config/connection-string.ts';

/** Who logs in where, as PostgreSQL's start-up message names it. */
export type Login = ReturnType<typeof readLogin>;

/** The login of a connection string, with libpq's defaults. */
export function readLogin(url: string) {
  const { username, password, pathname } = new URL(withFirstAddress(url));
  const user = decodeURIComponent(username) || (process.env['PGUSER'] ?? userInfo().username);
  return {
    user,
    /** Null: none is needed, or `PGPASSWORD` has it. */
    password: password === '' ? null : decodeURIComponent(password),
    database: decodeURIComponent(pathname.slice(1)) || (process.env['PGDATABASE'] ?? user),
  };
}

/** Settings of each session that a connection string names besides those of the connection. */
export function readSettings(url: string): Readonly<Record<string, string>> {
  return Object.fromEntries(new URL(withoutEncryption(withFirstAddress(url))).searchParams);
}
