import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '@/lib/toast.ts';
import { COPIED_CODE_MS } from '@/lib/timers.ts';
import { Button } from './button.tsx';

/** A button with a name that copies a text; its check mark stays 2 s. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_CODE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      toast('Copying is blocked by the browser', {
        description: 'Select the text and copy it by hand.',
        variant: 'destructive',
      });
    }
  };
  return (
    <Button look="outline" size="small" aria-live="polite" onClick={() => void copy()}>
      {copied ? <Check className="text-ok" aria-hidden="true" /> : <Copy aria-hidden="true" />}
      {copied ? 'Copied' : label}
    </Button>
  );
}
