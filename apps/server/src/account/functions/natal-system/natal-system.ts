import { z } from 'zod';
import { changing } from '../../../database/acting.ts';
import { type AccountFunction, FunctionRefused } from '../account-function.ts';

const bodySchema = z.object({ system: z.enum(['western', 'vedic']) });

interface Choice {
  readonly natal_system: 'western' | 'vedic';
  readonly changed: boolean;
}

/** Chooses the system of natal charts that a Starter plan includes; changeable once in a billing period. */
export const natalSystem: AccountFunction = {
  name: 'natal-system',
  handle: async ({ user, body, sql }) => {
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success) throw new FunctionRefused(400, 'system must be "western" or "vedic"');
    const { system } = parsed.data;
    const [choice] = await changing(
      sql,
      user,
      (transaction) =>
        transaction<Choice[]>`select natal_system, changed from private.choose_natal_system(${user.userId}, ${system})`,
    );
    if (choice === undefined)
      throw new FunctionRefused(409, 'There is no running plan whose natal system could be chosen');
    if (choice.natal_system !== system)
      throw new FunctionRefused(
        409,
        'The natal system can be changed once in a billing period, and was changed in this one',
      );
    return { natal_system: choice.natal_system, changed: choice.changed };
  },
};
