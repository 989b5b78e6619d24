import { useQuery } from '@tanstack/react-query';
import { TopUpAiBalance } from '@/components/top-up-ai-balance.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { billingSettingsQuery } from '@/lib/operations/load-billing-settings.ts';
import { exactBalance, formatBalance, formatDate, formatUsd } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { paths } from '@/lib/paths.ts';
import { walletQuery } from './operations.ts';

const NO_TOP_UPS = 'No top-ups yet';
const AI_REPORT = unitPrices.find(({ tier }) => tier === 'report');

/** The prepaid balance and its purpose. */
export function WalletCard() {
  const user = useSignedInUser();
  const { data: wallet, error, isPending, refetch } = useQuery(walletQuery(user.id));
  const { data: settings } = useQuery({ ...billingSettingsQuery(user.id), meta: { missing: 'your billing settings' } });
  const exact = exactBalance(wallet?.balanceUsd);
  return (
    <Card aria-labelledby="wallet-title" className="flex flex-col">
      <CardHeader
        id="wallet-title"
        title="Wallet balance"
        description="Pays calls your plan does not cover."
        action={
          <ButtonLink look="outline" size="small" to={paths.billing}>
            Add credit
          </ButtonLink>
        }
      />
      <div className="flex-1 p-5 sm:p-6">
        {isPending ? <Skeleton className="h-10 w-32" /> : null}
        {error && !wallet ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {wallet ? (
          <>
            <p data-testid="balance" className="text-4xl font-semibold tracking-tight tabular-nums">
              ${formatBalance(wallet.balanceUsd)}
              <span className="ml-2 text-sm font-normal tracking-normal text-ink-muted">USD</span>
            </p>
            <dl className="mt-4 grid gap-1.5 text-[0.8125rem] text-ink-muted">
              {exact === null ? null : (
                <div className="flex justify-between gap-4">
                  <dt>Exactly</dt>
                  <dd className="text-ink-soft tabular-nums">${exact}</dd>
                </div>
              )}
              <div className="flex justify-between gap-4">
                <dt>Last top-up</dt>
                <dd className="text-ink-soft">{wallet.lastTopUpAt ? formatDate(wallet.lastTopUpAt) : NO_TOP_UPS}</dd>
              </div>
              <div className="flex justify-between gap-4">
                <dt>{settings?.auto_topup === false ? 'Auto top-up, once switched on' : 'Auto top-up'}</dt>
                <dd className="text-ink-soft tabular-nums">
                  {settings ? `below $${formatUsd(settings.auto_topup_threshold_usd)}` : '\u00a0'}
                </dd>
              </div>
              <div className="flex justify-between gap-4">
                <dt>AI-powered report</dt>
                <dd className="text-ink-soft">${AI_REPORT?.unitPriceUsd} each</dd>
              </div>
            </dl>
            <div className="mt-3 flex justify-end">
              <TopUpAiBalance />
            </div>
          </>
        ) : null}
      </div>
    </Card>
  );
}
