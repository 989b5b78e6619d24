import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Badge, type BadgeTone } from '@/components/ui/badge.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { type Column, DataTable } from '@/components/ui/data-table.tsx';
import { DateTime } from '@/components/ui/date-time.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { formatUsd } from '@/lib/format.ts';
import { notifyFailure } from '@/lib/operations/failure.ts';
import { useFreshTopUps, topUpsQuery, type TopUpRequest } from './operations.ts';

const statuses: Record<string, { label: string; tone: BadgeTone }> = {
  pending: { label: 'Pending', tone: 'warn' },
  completed: { label: 'Completed', tone: 'ok' },
  failed: { label: 'Failed', tone: 'bad' },
  max_retries_reached: { label: 'Max Retries', tone: 'bad' },
};

const columns: readonly Column<TopUpRequest>[] = [
  { header: 'Requested', phone: 'note', cell: (row) => <DateTime at={row.requested_at} /> },
  {
    header: 'Status',
    phone: 'title',
    cell: (row) => (
      <Badge tone={statuses[row.status]?.tone ?? 'plain'}>{statuses[row.status]?.label ?? row.status}</Badge>
    ),
  },
  {
    header: 'Message',
    phone: 'below',
    wraps: true,
    cell: (row) => (row.message ? <span className="text-ink-muted max-sm:text-xs">{row.message}</span> : null),
  },
  { header: 'Amount', phone: 'end', align: 'right', cell: (row) => `$${formatUsd(row.amount_usd)}` },
];

/** The latest automatic top-ups, live; renders nothing when there are none. */
export function TopUpHistory() {
  const user = useSignedInUser();
  useFreshTopUps(user.id);
  const { data: rows, error } = useQuery(topUpsQuery(user.id));
  useEffect(() => {
    if (error) notifyFailure(error);
  }, [error]);
  if (!rows || rows.length === 0) return null;
  return (
    <Card aria-labelledby="topups-title">
      <CardHeader id="topups-title" title="Auto top-up history" />
      <div className="mt-5 pb-2">
        <DataTable caption="Auto top-up history" rows={rows} rowKey={(row) => row.id} columns={columns} />
      </div>
    </Card>
  );
}
