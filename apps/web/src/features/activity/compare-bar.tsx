import { Button } from '@/components/ui/button.tsx';

/** Says how many calls are chosen for a comparison, and opens it. */
export function CompareBar({
  chosen,
  isReady,
  onCompare,
  onClear,
}: {
  chosen: number;
  isReady: boolean;
  onCompare: () => void;
  onClear: () => void;
}) {
  return (
    <div role="status" className="sticky top-2 z-20">
      {chosen > 0 ? (
        <div className="mb-4 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface px-4 py-2 text-sm shadow-card">
          <span className="mr-auto">
            {isReady ? '2 calls chosen' : '1 call chosen. Choose a second one to compare.'}
          </span>
          <Button size="small" disabled={!isReady} onClick={onCompare}>
            Compare
          </Button>
          <Button look="ghost" size="small" onClick={onClear}>
            Clear choice
          </Button>
        </div>
      ) : null}
    </div>
  );
}
