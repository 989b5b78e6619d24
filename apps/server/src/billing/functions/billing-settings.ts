import { z } from 'zod';
import { type AccountFunction, FunctionRefused } from '../../account/functions/account-function.ts';

const usd = (min: number, max: number) =>
  z
    .number()
    .min(min)
    .max(max)
    .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, { error: 'at most two decimals' });
const bodySchema = z.strictObject({
  spend_cap_usd: usd(0, 1_000_000).nullable().optional(),
  low_balance_usd: usd(0.01, 100_000).nullable().optional(),
  auto_topup: z.boolean().optional(),
  auto_topup_threshold_usd: usd(1, 10_000).optional(),
  auto_topup_amount_usd: usd(5, 5_000).optional(),
  auto_topup_monthly_ceiling_usd: usd(5, 100_000).optional(),
});

interface Settings {
  readonly spend_cap_usd: number | null;
  readonly low_balance_usd: number | null;
  readonly auto_topup: boolean;
  readonly auto_topup_threshold_usd: number;
  readonly auto_topup_amount_usd: number;
  readonly auto_topup_monthly_ceiling_usd: number;
}

/** What the owner decides about the wallet: spend cap, low-balance mail, automatic top-up. What is left out stays as it is. */
export const billingSettings = (afterChange: (userId: string) => Promise<void>): AccountFunction => ({
  name: 'billing-settings',
  handle: async ({ user, body, sql }) => {
    const parsed = bodySchema.safeParse(body);
    if (!parsed.success)
      throw new FunctionRefused(
        400,
        `${parsed.error.issues[0]?.path.join('.') ?? 'body'}: ${parsed.error.issues[0]?.message ?? 'not understood'}`,
      );
    const wish = parsed.data;
    const saved = await sql.begin(async (transaction) => {
      await transaction`insert into public.billing_settings (user_id) values (${user.userId}) on conflict do nothing`;
      const [now] = await transaction<Settings[]>`
        select spend_cap_usd::float8, low_balance_usd::float8, auto_topup, auto_topup_threshold_usd::float8, auto_topup_amount_usd::float8, auto_topup_monthly_ceiling_usd::float8
        from public.billing_settings where user_id = ${user.userId} for update`;
      if (now === undefined) throw new FunctionRefused(404, 'This account does not exist any more');
      const next: Settings = { ...now, ...defined(wish) };
      if (next.auto_topup_monthly_ceiling_usd < next.auto_topup_amount_usd)
        throw new FunctionRefused(422, 'The monthly ceiling must be at least the amount of one top-up');
      if (wish.auto_topup === true) {
        const [card] = await transaction`select 1 from public.payment_method where user_id = ${user.userId} and active`;
        if (card === undefined) throw new FunctionRefused(409, 'Automatic top-up needs a payment method');
      }
      const [row] = await transaction<Record<string, unknown>[]>`
        update public.billing_settings set
          spend_cap_usd = ${next.spend_cap_usd}, low_balance_usd = ${next.low_balance_usd}, auto_topup = ${next.auto_topup}, auto_topup_threshold_usd = ${next.auto_topup_threshold_usd},
          auto_topup_amount_usd = ${next.auto_topup_amount_usd}, auto_topup_monthly_ceiling_usd = ${next.auto_topup_monthly_ceiling_usd},
          auto_topup_stopped = case when ${wish.auto_topup === undefined} then auto_topup_stopped end, updated_at = now()
        where user_id = ${user.userId}
        returning spend_cap_usd::text, low_balance_usd::text, auto_topup, auto_topup_threshold_usd::text, auto_topup_amount_usd::text, auto_topup_monthly_ceiling_usd::text, auto_topup_stopped`;
      return row ?? {};
    });
    await afterChange(user.userId);
    return saved;
  },
});

type Defined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function defined<T extends object>(wish: T): Defined<T> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as Defined<T>;
}
