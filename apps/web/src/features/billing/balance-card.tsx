import { useQuery } from '@tanstack/react-query';
import { Sparkles } from '@/components/icons/icons.tsx';
import { TopUpAiBalance } from '@/components/top-up-ai-balance.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { FactLines } from '@/components/ui/facts.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { exactBalance, formatDate, formatUsd } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { billingSettingsQuery, type LoadedBillingSettings } from '@/lib/operations/load-billing-settings.ts';
import { dollars } from './money.ts';
import { billingWalletQuery } from './operations/wallet.ts';

/** While a value is loaded, and when it could not be. */
const UNREAD = '–';
const AI_REPORT = unitPrices.find(({ tier }) => tier === 'report');

const lastTopUpOf = (at: string | null): string => (at === null ? 'No top-ups yet' : formatDate(at));
const automaticTopUpOf = ({ auto_topup, auto_topup_threshold_usd }: LoadedBillingSettings): string =>
  `${auto_topup ? 'On' : 'Off'}, below $${formatUsd(auto_topup_threshold_usd)}`;
const lowBalanceMailOf = ({ low_balance_usd }: LoadedBillingSettings): string =>
  low_balance_usd === null ? 'Off' : `Below $${formatUsd(low_balance_usd)}`;

/** The balance of the wallet, and the report that will be paid from it. */
export function BalanceCard() {
  const user = useSignedInUser();
  const { data: wallet, error, refetch } = useQuery(billingWalletQuery(user.id));
  const { data: settings } = useQuery(billingSettingsQuery(user.id));
  const exact = exactBalance(wallet?.balanceUsd);
  return (
    <Card aria-labelledby="balance-title" className="flex flex-col">
      <CardHeader
        id="balance-title"
        title="Credits balance"
        description="Pays for calls that your plan does not cover. It never falls below zero."
      />
      <div className="flex-1 px-5 pb-5 pt-4 sm:px-6">
        {error && !wallet ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {wallet ? (
          <p data-testid="billing-balance" className="text-4xl font-semibold tracking-tight tabular-nums">
            {dollars(wallet.balanceUsd)}
            <span className="ml-2 text-sm font-normal tracking-normal text-ink-muted">USD</span>
          </p>
        ) : error ? null : (
          <Skeleton className="h-10 w-40" />
        )}
        <FactLines
          className="mt-4"
          facts={[
            exact !== null && ['Exactly', `$${exact}`],
            ['Last top-up', wallet ? lastTopUpOf(wallet.lastTopUpAt) : UNREAD],
            ['Automatic top-up', settings ? automaticTopUpOf(settings) : UNREAD],
            ['Low-balance email', settings ? lowBalanceMailOf(settings) : UNREAD],
          ]}
        />
      </div>
      <div className="flex flex-wrap items-center justify-between gap-3 border-t border-line px-5 py-4 sm:px-6">
        <p className="flex items-center gap-2.5 text-sm">
          <Sparkles className="size-4 shrink-0 text-sun" />
          <span>
            <span className="font-medium">{AI_REPORT?.name}</span>{' '}
            <span className="text-ink-muted">${AI_REPORT?.unitPriceUsd} each</span>
          </span>
        </p>
        <TopUpAiBalance />
      </div>
    </Card>
  );
}
