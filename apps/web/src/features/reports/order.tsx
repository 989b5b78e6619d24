import type { ReactNode } from 'react';
import { TopUpAiBalance } from '@/components/top-up-ai-balance.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { Button, Spinner } from '@/components/ui/button.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { OperationError } from '@/lib/call-operation.ts';
import { usePaymentsOff } from '@/lib/checkout/use-payments-off.ts';
import { formatBalance, formatUsd } from '@/lib/format.ts';
import { paths } from '@/lib/paths.ts';
import { isUnpaid } from './report-words.ts';

export interface OrderProps {
  priceUsd: string;
  /** Null until it is known. */
  balanceUsd: number | null;
  ordering: boolean;
  /** Why the report was not ordered. */
  rejection: { readonly text: string; readonly error: unknown } | null;
  onOrder: () => void;
  /** What is chosen besides. */
  children?: ReactNode;
}

/** Where a rejection can be ended. */
const WAYS_ON: Readonly<Record<string, ReactNode>> = {
  no_key: <TextLink to={paths.apiKeys}>API Keys</TextLink>,
  spend_cap_reached: <TextLink to={paths.billing}>Spend cap in Billing</TextLink>,
  plan_does_not_include: <TextLink to={paths.upgrade}>Plans</TextLink>,
};

function AddCredit({ price, balanceUsd }: { price: string; balanceUsd: number | null }) {
  const paymentsOff = usePaymentsOff();
  const has = balanceUsd === null ? '' : `, and your wallet has $${formatBalance(balanceUsd)}`;
  if (paymentsOff)
    return (
      <p className="text-sm text-ink-soft">
        The report costs {price}
        {has}. Payments are not set up on this installation: its operator can add credit for you.{' '}
        <TextLink to={`${paths.settings}?panel=support`}>Write to support</TextLink>
      </p>
    );
  return (
    <>
      <p className="text-sm text-ink-soft">
        The report costs {price}
        {has}. Reports are paid from the wallet, in every plan and in the trial. What you entered waits here while you
        add credit.
      </p>
      <TopUpAiBalance look="primary" />
    </>
  );
}

/** The button that buys a report; where the wallet does not cover it, the way to credit. */
export function Order({ priceUsd, balanceUsd, ordering, rejection, onOrder, children }: OrderProps) {
  const price = `$${formatUsd(priceUsd)}`;
  const code = rejection?.error instanceof OperationError ? rejection.error.code : '';
  const isShort = (balanceUsd !== null && balanceUsd < Number(priceUsd)) || isUnpaid({ failure: code });
  return (
    <div className="grid justify-items-start gap-4 border-t border-line pt-6">
      {children}
      {rejection === null ? null : (
        <Alert tone="bad" className="w-full">
          {rejection.text} {WAYS_ON[code]}
        </Alert>
      )}
      {isShort ? (
        <AddCredit price={price} balanceUsd={balanceUsd} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button disabled={ordering} onClick={onOrder} className="min-w-36">
            {ordering ? <Spinner /> : null}Buy for {price}
          </Button>
          <p className="text-[0.8125rem] text-ink-muted">
            From the wallet{balanceUsd === null ? '' : ` ($${formatBalance(balanceUsd)})`}, once it is written.
          </p>
        </div>
      )}
    </div>
  );
}
