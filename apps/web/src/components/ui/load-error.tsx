import { Alert } from './alert.tsx';
import { Button } from './button.tsx';

/** What a panel shows when its data could not be read. */
export function LoadError({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-3">
      <Alert tone="bad" className="w-full"><p>{message}</p></Alert>
      <Button look="outline" size="small" onClick={onRetry}>Retry</Button>
    </div>
  );
}
