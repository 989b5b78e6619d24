import { UsagePage } from '@/features/usage/usage-page.tsx';

export default function Usage() {
  return <UsagePage />;
}
