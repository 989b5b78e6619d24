import { useQuery } from '@tanstack/react-query';
import { ActivityPage } from '@/features/activity/activity-page.tsx';
import { firstKeyQuery } from '@/features/api-keys/operations/first-key.ts';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';

export function ActivityLogs() {
  const user = useSignedInUser();
  const { data: apiKey } = useQuery(firstKeyQuery(user.id));
  return <ActivityPage apiKey={apiKey?.api_key} />;
}
