import { Check, Copy } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { maskApiKey } from '@/lib/format.ts';

interface KeyStepProps {
  /** Null while it is loaded. */
  apiKey: string | null;
  copied: boolean;
  onCopied: () => void;
}

/** The masked key with a button that copies all of it. */
export function KeyStep({ apiKey, copied, onCopied }: KeyStepProps) {
  const copy = async () => {
    if (apiKey !== null && (await copyText(apiKey))) onCopied();
  };
  return (
    <div className="flex flex-wrap items-center gap-3">
      {apiKey === null ? (
        <Skeleton className="h-10 w-56" />
      ) : (
        <code className="flex h-10 min-w-0 items-center truncate rounded-lg border border-line-strong bg-sunken/60 px-4 font-mono text-sm tracking-wide">
          {maskApiKey(apiKey)}
        </code>
      )}
      <Button look="outline" disabled={apiKey === null} onClick={() => void copy()}>
        {copied ? <Check className="text-ok" /> : <Copy />}
        {copied ? 'Key copied' : 'Copy the key'}
      </Button>
    </div>
  );
}
