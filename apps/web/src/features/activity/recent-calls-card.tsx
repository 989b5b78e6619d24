import { useQuery } from '@tanstack/react-query';
import { Telescope } from '@/components/icons/icons.tsx';
import { Alert } from '@/components/ui/alert.tsx';
import { ButtonLink } from '@/components/ui/button.tsx';
import { Card, CardHeader } from '@/components/ui/card.tsx';
import { DataTable } from '@/components/ui/data-table.tsx';
import { EmptyState } from '@/components/ui/list.tsx';
import { LoadError, Skeleton } from '@/components/ui/loading.tsx';
import { TextLink } from '@/components/ui/text-link.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { paths } from '@/lib/paths.ts';
import { recentColumns } from './call-columns.tsx';
import { awayText, recentCallsQuery } from './operations/calls.ts';

export function RecentCallsCard() {
  const user = useSignedInUser();
  const { data, error, isPending, refetch } = useQuery(recentCallsQuery(user.id));
  const calls = data?.calls;
  const unreadBefore = data?.unread_before ?? null;
  return (
    <Card aria-labelledby="recent-title">
      <CardHeader
        id="recent-title"
        title="Recent API calls"
        action={
          <ButtonLink look="outline" size="small" to={paths.activityLogs}>
            View All Activity
          </ButtonLink>
        }
      />
      <div className="mt-5 pb-2">
        {isPending ? (
          <div className="grid gap-3 px-6 pb-5">
            {[1, 2, 3, 4].map((row) => (
              <Skeleton key={row} className="h-6" />
            ))}
          </div>
        ) : null}
        {error && !calls ? (
          <div className="px-6 pb-5">
            <LoadError error={error} onRetry={() => void refetch()} />
          </div>
        ) : null}
        {unreadBefore !== null ? (
          <div className="px-6 pb-5">
            <Alert tone="plain">{awayText(unreadBefore)}</Alert>
          </div>
        ) : null}
        {calls?.length === 0 && unreadBefore === null ? (
          <EmptyState icon={Telescope} title="No calls yet">
            Your first call appears here a moment after it is answered.{' '}
            <TextLink to={paths.reference}>Make one now</TextLink>
          </EmptyState>
        ) : null}
        {calls && calls.length > 0 ? (
          <DataTable caption="Recent API calls" columns={recentColumns} rows={calls} rowKey={(call) => call.id} />
        ) : null}
      </div>
    </Card>
  );
}
