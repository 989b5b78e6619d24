import type { Sql } from '../database/database.ts';
import { CommandFailed } from './command.ts';

/**
 * Finds the id of the user with this address; upper and lower case are equal.
 * @throws CommandFailed
 */
export async function findUser(sql: Sql, email: string): Promise<string> {
  const [user] = await sql<
    { id: string }[]
  >`select id from auth.users where lower(email) = lower(${email}) and deleted_at is null`;
  if (user === undefined) throw new CommandFailed(`There is no user ${email}`);
  return user.id;
}
