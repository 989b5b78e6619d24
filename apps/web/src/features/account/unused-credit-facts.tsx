import { useQuery } from '@tanstack/react-query';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { cn } from '@/lib/cn.ts';
import { formatUsd } from '@/lib/format.ts';
import { unusedCreditQuery } from './operations.ts';

/** The rule, worded as in the terms. */
export const UNUSED_CREDIT_RULE =
  'Unused credit that you bought is refunded to the card it came from, the newest top-up first, where Stripe still can. What cannot be refunded is lost.';

const BOX = 'rounded-xl border border-line bg-sunken/60 px-4 py-3 text-sm';

function Row({ name, usd }: { name: string; usd: number }) {
  return (
    <div className="flex justify-between gap-4 py-2">
      <dt className="min-w-0 text-ink-muted">{name}</dt>
      <dd className="font-medium tabular-nums">${formatUsd(usd)}</dd>
    </div>
  );
}

/** The refund to each card, and the lost amount, if the account is deleted now. */
export function UnusedCreditFacts() {
  const user = useSignedInUser();
  const { data: credit, error, refetch } = useQuery(unusedCreditQuery(user.id));
  if (error && !credit)
    return (
      <div className="grid gap-3">
        <p className="text-sm text-ink-muted">{UNUSED_CREDIT_RULE}</p>
        <LoadError error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!credit) return <Skeleton className="h-24 w-full" />;
  if (credit.balance_usd === 0)
    return (
      <section aria-label="Unused credit" className={cn(BOX, 'grid min-h-24 content-center')}>
        <p>There is no unused credit in your wallet.</p>
        <p className="mt-1 text-[0.8125rem] text-ink-muted">So nothing is refunded and nothing is lost.</p>
      </section>
    );
  return (
    <section aria-label="Unused credit" className={BOX}>
      <p>
        Your wallet holds <span className="font-medium tabular-nums">${formatUsd(credit.balance_usd)}</span>.
      </p>
      <dl className="mt-2 divide-y divide-line border-y border-line">
        {credit.refunds.map(({ card, amount_usd: usd }) => (
          <Row key={card} name={`Refund to: ${card}`} usd={usd} />
        ))}
        {credit.lost_usd > 0 ? (
          <Row name="Lost: credit that was not bought, or cannot be refunded" usd={credit.lost_usd} />
        ) : null}
      </dl>
      <p className="mt-2 text-[0.8125rem] text-ink-muted">
        {credit.refunds.length > 0
          ? 'If Stripe rejects a refund, because a payment is too old for instance, that amount is lost too. An email lists what was refunded.'
          : 'Credit that was given, and payments that were refunded or disputed, are not refunded.'}
      </p>
    </section>
  );
}
