import type { Sql } from '../../database/database.ts';
import { accountDeletedMail } from '../../mail/deletion-mail.ts';
import { enqueueMail } from '../../mail/outbox.ts';

/**
 * Settles a deletion once nothing more can be refunded: mails the former owner what was refunded and what is lost, then deletes the address
 * and the cards.
 */
export async function mailOutcome(sql: Sql, deletion: string, supportEmail: string): Promise<void> {
  await sql.begin(async (transaction) => {
    const [held] = await transaction<{ credit_usd: string; mail_to: string | null }[]>`
      select credit_usd::text, mail_to from private.account_deletions where id = ${deletion} and settled_at is null for update`;
    if (held === undefined) return;
    const refunds = await transaction<
      { card_brand: string | null; card_last4: string | null; cents: number; credit_cents: number }[]
    >`
      select card_brand, card_last4, sum(cents)::int as cents, coalesce(sum(credit_cents), 0)::int as credit_cents from private.credit_refunds where deletion = ${deletion} and cents is not null group by card_brand, card_last4 order by min(position)`;
    await transaction`update private.credit_refunds set card_brand = null, card_last4 = null, settled_at = coalesce(settled_at, now()), reason = case when settled_at is null then 'not needed' else reason end where deletion = ${deletion}`;
    await transaction`update private.account_deletions set settled_at = now(), mail_to = null where id = ${deletion}`;
    if (held.mail_to === null) return;
    const mail = accountDeletedMail({
      creditUsd: Number(held.credit_usd),
      refunds: refunds.map(({ card_brand: brand, card_last4: last4, cents, credit_cents: creditCents }) => ({
        card: { brand, last4 },
        cents,
        creditCents,
      })),
      supportEmail,
    });
    await enqueueMail(transaction, { to: held.mail_to, forgottenWhenSent: true, ...mail });
  });
}
