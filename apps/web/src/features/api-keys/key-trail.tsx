import { TrailCard } from '@/components/trail/trail-card.tsx';

const ABOUT = ['key'] as const;

/** What happened to the keys of the account, newest first. */
export function KeyTrail({ userId }: { userId: string }) {
  return (
    <TrailCard userId={userId} about={ABOUT} description="Who changed which key, from where. Kept for 400 days." />
  );
}
