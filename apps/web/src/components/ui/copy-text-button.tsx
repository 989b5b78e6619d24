import { useEffect, useState } from 'react';
import { Check, Copy } from '@/components/icons/icons.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { COPIED_CODE_MS } from '@/lib/timers.ts';
import { Button } from './button.tsx';

/** A labelled button that copies a text and shows a check mark for 2 s. */
export function CopyTextButton({ text, label }: { text: string; label: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_CODE_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    if (await copyText(text)) setCopied(true);
  };
  return (
    <Button look="outline" size="small" aria-live="polite" onClick={() => void copy()}>
      {copied ? <Check className="text-ok" /> : <Copy />}
      {copied ? 'Copied' : label}
    </Button>
  );
}
