import { UpgradePage } from '@/features/upgrade/upgrade-page.tsx';

export default function Upgrade() {
  return <UpgradePage />;
}
