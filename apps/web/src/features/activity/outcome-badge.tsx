import { Badge } from '@/components/ui/badge.tsx';
import { succeeded } from './outcome.ts';

export function OutcomeBadge({ status }: { status: number }) {
  return succeeded(status) ? <Badge tone="ok">Success</Badge> : <Badge tone="bad">Failed</Badge>;
}
