import { useQuery } from '@tanstack/react-query';
import { TopUpAiBalance } from '@/components/top-up-ai-balance.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { FactLines } from '@/components/ui/facts.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { exactBalance, formatBalance, formatDate, formatUsd } from '@/lib/format.ts';
import { unitPrices } from '@/lib/offer.ts';
import { billingSettingsQuery } from '@/lib/operations/load-billing-settings.ts';
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
  const lastTopUp = wallet?.lastTopUpAt ? formatDate(wallet.lastTopUpAt) : wallet ? NO_TOP_UPS : '\u00a0';
  return (
    <Card aria-labelledby="wallet-title" className="flex flex-col">
      <CardHeader
        id="wallet-title"
        title="Wallet balance"
        description="Pays for calls that your plan does not cover."
        action={
          <ButtonLink look="outline" size="small" to={paths.billing}>
            Add credit
          </ButtonLink>
        }
      />
      <div className="flex-1 p-5 sm:p-6">
        {error && !wallet ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
        {wallet || isPending ? (
          <>
            {wallet ? (
              <p
                data-testid="balance"
                title={exact === null ? undefined : `Exactly $${exact}`}
                className="text-4xl font-semibold tracking-tight tabular-nums"
              >
                ${formatBalance(wallet.balanceUsd)}
                <span className="ml-2 text-sm font-normal tracking-normal text-ink-muted">USD</span>
              </p>
            ) : (
              <Skeleton className="h-10 w-32" />
            )}
            <FactLines
              className="mt-4"
              facts={[
                ['Last top-up', lastTopUp],
                [
                  settings?.auto_topup === false ? 'Auto top-up, when turned on' : 'Auto top-up',
                  settings ? `below $${formatUsd(settings.auto_topup_threshold_usd)}` : '\u00a0',
                ],
                ['AI-powered report', `$${AI_REPORT?.unitPriceUsd} each`],
              ]}
            />
            <div className="mt-3 flex justify-end">
              <TopUpAiBalance />
            </div>
          </>
        ) : null}
      </div>
    </Card>
  );
}
