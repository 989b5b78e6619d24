import { RecentCallsCard } from '@/features/activity/recent-calls-card.tsx';
import { ApiKeyCard } from '@/features/api-keys/api-key-card.tsx';
import { TopUpHistory } from '@/features/wallet/top-up-history.tsx';
import { WalletCard } from '@/features/wallet/wallet-card.tsx';
import { PageHeading } from '@/components/ui/page-heading.tsx';

export default function Dashboard() {
  return (
    <>
      <PageHeading title="Dashboard" />
      <div className="grid grid-cols-1 gap-5">
        <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
          <ApiKeyCard />
          <WalletCard />
        </div>
        <TopUpHistory />
        <RecentCallsCard />
      </div>
    </>
  );
}
