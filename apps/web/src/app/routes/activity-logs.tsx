import { ActivityPage } from '@/features/activity/activity-page.tsx';

export default function ActivityLogs() {
  return <ActivityPage />;
}
