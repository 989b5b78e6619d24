import { useQuery } from '@tanstack/react-query';
import { RecentCallsCard } from '@/features/activity/recent-calls-card.tsx';
import { ApiKeyCard } from '@/features/api-keys/api-key-card.tsx';
import { firstKeyQuery } from '@/features/api-keys/operations/first-key.ts';
import { Overview } from '@/features/overview/overview.tsx';
import { FirstCall } from '@/features/first-call/first-call.tsx';
import { TopUpHistory } from '@/features/wallet/top-up-history.tsx';
import { WalletCard } from '@/features/wallet/wallet-card.tsx';
import { PageHeading } from '@/components/ui/card.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

export function Dashboard() {
  const user = useSignedInUser();
  const { data: apiKey } = useQuery(firstKeyQuery(user.id));
  return (
    <>
      <PageHeading title="Dashboard" />
      <div className="grid grid-cols-1 gap-5">
        <FirstCall
          key={user.id}
          userId={user.id}
          apiKey={apiKey?.api_key ?? null}
          rest={
            <>
              <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
                <ApiKeyCard />
                <WalletCard />
              </div>
              <TopUpHistory />
              <RecentCallsCard />
            </>
          }
        >
          <Overview userId={user.id} />
        </FirstCall>
      </div>
    </>
  );
}
