import { useQuery } from '@tanstack/react-query';
import { Download, ReceiptText } from '@/components/icons/icons.tsx';
import { Badge } from '@/components/ui/badge.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/list.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatDateTime } from '@/lib/format.ts';
import { notifyFailure, Rejection } from '@/lib/operations/failure.ts';
import { dollars } from './money.ts';
import { billingWalletQuery, type Transaction } from './operations/wallet.ts';

const NONE = 'No receipt available for this transaction';
const FAILED = 'Failed to download receipt. Please try again.';

/** Opens a receipt in a new tab. */
function openReceipt(url: string | null): void {
  if (!url) {
    notifyFailure(new Rejection('Error', NONE));
    return;
  }
  try {
    const { protocol, href } = new URL(url);
    const tab = protocol === 'https:' || protocol === 'http:' ? window.open(href, '_blank') : null;
    if (tab === null) throw new Error('The browser opened no tab');
    tab.opener = null;
  } catch {
    notifyFailure(new Rejection('Error', FAILED));
  }
}

const NAMES: Readonly<Record<string, string>> = {
  completed: 'Completed',
  failed: 'Failed',
  pending: 'Pending',
  refunded: 'Refunded',
  partially_refunded: 'Partly refunded',
  disputed: 'Disputed',
  credited: 'Credited',
};

const GOOD: ReadonlySet<string> = new Set(['completed', 'credited']);

const columns: readonly Column<Transaction>[] = [
  { header: 'Date', phone: 'note', cell: (row) => formatDateTime(row.created_at) },
  {
    header: 'Kind',
    phone: 'title',
    cell: (row) => <span className="sm:text-ink-muted">{row.what}</span>,
  },
  {
    header: 'Status',
    phone: 'noteEnd',
    cell: (row) => <Badge tone={GOOD.has(row.status) ? 'ok' : 'warn'}>{NAMES[row.status] ?? row.status}</Badge>,
  },
  {
    header: 'Amount',
    phone: 'end',
    align: 'right',
    cell: (row) => <span className={GOOD.has(row.status) ? 'text-ok' : 'text-warn'}>{dollars(row.amountUsd)}</span>,
  },
  {
    header: 'Receipt',
    phone: 'aside',
    quietHeader: true,
    align: 'right',
    cell: (row) =>
      row.isPayment ? (
        <Button
          look="ghost"
          size="icon"
          aria-label={`Receipt of ${formatDateTime(row.created_at)}`}
          title="Receipt"
          onClick={() => openReceipt(row.receiptUrl)}
          icon={Download}
        />
      ) : null,
  },
];

/** The latest payments into the wallet, with their receipts, and credits. */
export function TransactionsCard() {
  const user = useSignedInUser();
  const { data: wallet, error, isPending, refetch } = useQuery(billingWalletQuery(user.id));
  return (
    <Card aria-labelledby="transactions-title" className="overflow-hidden">
      <CardHeader
        id="transactions-title"
        title="Transaction history"
        description="Your last ten payments and credits."
      />
      <div className="mt-5 pb-2">
        {isPending ? (
          <div className="px-6 pb-4">
            <Skeleton className="h-32 w-full" />
          </div>
        ) : null}
        {error && !wallet ? (
          <div className="px-6 pb-4">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {wallet?.transactions.length === 0 ? (
          <EmptyState icon={ReceiptText} title="No transactions yet">
            Payments with their receipts, and credits, appear here.
          </EmptyState>
        ) : null}
        {wallet && wallet.transactions.length > 0 ? (
          <DataTable<Transaction>
            caption="Transaction history"
            rows={wallet.transactions}
            rowKey={(row) => row.id}
            columns={columns}
          />
        ) : null}
      </div>
    </Card>
  );
}
