import { useQuery } from '@tanstack/react-query';
import { ReportsPage } from '@/features/reports/reports-page.tsx';
import { walletQuery } from '@/features/wallet/operations.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

export function Reports() {
  const user = useSignedInUser();
  const { data: wallet } = useQuery({ ...walletQuery(user.id), meta: { missing: 'your balance' } });
  return <ReportsPage balanceUsd={wallet?.balanceUsd ?? null} />;
}
