import { Badge } from '@/components/ui/badge.tsx';
import type { Column } from '@/components/ui/data-table.tsx';
import { formatDateTime, formatUsd } from '@/lib/format.ts';
import { type Call, costOf } from './api/calls.ts';

function succeeded(status: number): boolean {
  return status >= 200 && status <= 299;
}

const date: Column<Call> = { header: 'Date', cell: (call) => formatDateTime(call.created_at) };
const status: Column<Call> = { header: 'Status', cell: (call) => (succeeded(call.response_status) ? <Badge tone="ok">Success</Badge> : <Badge tone="bad">Failed</Badge>) };
const type: Column<Call> = { header: 'Type', cell: (call) => (call.response_status >= 400 ? 'None' : (call.request_type ?? 'None')) };
const cost: Column<Call> = { header: 'Cost', align: 'right', cell: (call) => `$${formatUsd(costOf(call))}` };
const code: Column<Call> = { header: 'Code', cell: (call) => <span className="font-mono text-[0.8125rem] text-ink-muted">{call.response_status}</span> };
const time: Column<Call> = { header: 'Time', align: 'right', cell: (call) => (call.processing_time_ms === null ? '' : `${Number(call.processing_time_ms).toFixed(1)} ms`) };

export const recentColumns = [date, status, type, cost] as const;
export const logColumns = [date, status, code, type, time, cost] as const;
