import { SettingsPage } from '@/features/settings/settings-page.tsx';
import { pageMeta } from '@/lib/page-meta.ts';

export const meta = () => pageMeta('Settings');

export default function Settings() {
  return <SettingsPage />;
}
