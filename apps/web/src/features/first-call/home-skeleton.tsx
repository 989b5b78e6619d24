import { Card } from '@/components/ui/card.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';

/** The home until it is known what stands first on it; taller than a window, so the foot of the page stays below it. */
export function HomeSkeleton() {
  return (
    <Card
      aria-label="Loading your home"
      aria-busy="true"
      className="grid min-h-[110vh] content-start gap-5 px-5 py-5 sm:px-6"
    >
      <Skeleton className="h-10 w-56" />
      <Skeleton className="h-40" />
      <Skeleton className="h-64" />
    </Card>
  );
}
