import { ActivityPage } from '@/features/activity/activity-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Activity Logs');

export default function ActivityLogs() {
  return <ActivityPage />;
}
