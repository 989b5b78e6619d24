import { Badge } from '@/components/ui/badge.tsx';

export function succeeded(status: number): boolean {
  return status >= 200 && status <= 299;
}

/** The type of a call; a failed one has none. */
export function callType(call: { response_status: number; request_type: string | null }): string {
  return call.response_status >= 400 ? 'None' : (call.request_type ?? 'None');
}

export function OutcomeBadge({ status }: { status: number }) {
  return succeeded(status) ? <Badge tone="ok">Success</Badge> : <Badge tone="bad">Failed</Badge>;
}
