import { type Handler, OperationError } from '../../account/operations/operation.ts';
import { changing } from '../../database/acting.ts';
import { type BillingSettings, ceilingHoldsAmount } from '../../rules/billing-settings.ts';
import type { billingOperations } from '../../rules/operations/billing.ts';
import type { Output } from '../../rules/operations/operation.ts';

type BillingSettingsOperation = (typeof billingOperations)['billing-settings'];

/** The owner's wallet settings: spend cap, mails, automatic top-up. Omitted fields stay unchanged. */
export const billingSettings =
  (afterChange: (userId: string) => Promise<void>): Handler<BillingSettingsOperation> =>
  async ({ user, input: wish, sql }) => {
    const saved = await changing(sql, user, async (transaction) => {
      await transaction`insert into public.billing_settings (user_id) values (${user.userId}) on conflict do nothing`;
      const [now] = await transaction<BillingSettings[]>`
        select spend_cap_usd::float8, low_balance_usd::float8, quota_mails, auto_topup, auto_topup_threshold_usd::float8, auto_topup_amount_usd::float8, auto_topup_monthly_ceiling_usd::float8
        from public.billing_settings where user_id = ${user.userId} for update`;
      if (now === undefined) throw new OperationError(404, 'This account does not exist any more');
      const next: BillingSettings = { ...now, ...omitUndefined(wish) };
      if (!ceilingHoldsAmount(next))
        throw new OperationError(422, 'The monthly ceiling must be at least the amount of one top-up');
      if (wish.auto_topup === true) {
        const [card] = await transaction`select 1 from public.payment_method where user_id = ${user.userId} and active`;
        if (card === undefined) throw new OperationError(409, 'Automatic top-up needs a payment method');
      }
      const [row] = await transaction<Output<BillingSettingsOperation>[]>`
        update public.billing_settings set
          spend_cap_usd = ${next.spend_cap_usd}, low_balance_usd = ${next.low_balance_usd}, quota_mails = ${next.quota_mails}, auto_topup = ${next.auto_topup}, auto_topup_threshold_usd = ${next.auto_topup_threshold_usd},
          auto_topup_amount_usd = ${next.auto_topup_amount_usd}, auto_topup_monthly_ceiling_usd = ${next.auto_topup_monthly_ceiling_usd},
          auto_topup_stopped = case when ${wish.auto_topup === undefined} then auto_topup_stopped end, updated_at = now()
        where user_id = ${user.userId}
        returning spend_cap_usd::text, low_balance_usd::text, quota_mails, auto_topup, auto_topup_threshold_usd::text, auto_topup_amount_usd::text, auto_topup_monthly_ceiling_usd::text, auto_topup_stopped`;
      if (row === undefined) throw new Error('the settings were not saved');
      return row;
    });
    await afterChange(user.userId);
    return saved;
  };

type WithoutUndefined<T> = { readonly [K in keyof T]?: Exclude<T[K], undefined> };

function omitUndefined<T extends object>(wish: T): WithoutUndefined<T> {
  return Object.fromEntries(Object.entries(wish).filter(([, value]) => value !== undefined)) as WithoutUndefined<T>;
}
