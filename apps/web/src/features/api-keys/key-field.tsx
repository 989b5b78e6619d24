import { useState } from 'react';
import { Eye, EyeOff } from '@/components/icons/icons.tsx';
import { Button } from '@/components/ui/button.tsx';
import { CopyButton } from '@/components/ui/copy-button.tsx';
import { maskApiKey } from '@/lib/format.ts';

const COPIED_MS = 1000;
const COPIED = 'API Key copied';

/** The key, masked until the user reveals it. Copying always copies the full key. */
export function KeyField({ apiKey, name = 'API key' }: { apiKey: string; name?: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="flex items-center gap-1 rounded-lg border border-line-strong bg-sunken/60 py-1 pl-4 pr-1">
      <code data-testid="api-key" className="min-w-0 flex-1 truncate font-mono text-sm tracking-wide">
        {shown ? apiKey : maskApiKey(apiKey)}
      </code>
      <Button
        look="ghost"
        size="icon"
        aria-label={shown ? `Hide ${name}` : `Show ${name}`}
        aria-pressed={shown}
        onClick={() => setShown(!shown)}
      >
        <Icon />
      </Button>
      <CopyButton text={apiKey} label={`Copy ${name}`} indicatorMs={COPIED_MS} copiedToast={COPIED} />
    </div>
  );
}
