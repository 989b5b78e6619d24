import { useEffect, useState } from 'react';
import { Check, Copy } from '@/components/icons/icons.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { COPIED_CODE_MS } from '@/lib/timers.ts';
import { toast } from '@/lib/toast.ts';
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

interface CopyButtonProps {
  text: string;
  label: string;
  /** How long the check mark is shown, in milliseconds. */
  indicatorMs: number;
  copiedToast?: string;
  className?: string;
}

export function CopyButton({ text, label, indicatorMs, copiedToast, className }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), indicatorMs);
    return () => clearTimeout(timer);
  }, [copied, indicatorMs]);
  const copy = async () => {
    if (!(await copyText(text))) return;
    setCopied(true);
    if (copiedToast) toast(copiedToast, { variant: 'success' });
  };
  return (
    <Button
      look="ghost"
      size="icon"
      aria-label={copied ? 'Copied' : label}
      title={label}
      className={className}
      onClick={copy}
    >
      {copied ? <Check className="text-ok" /> : <Copy />}
    </Button>
  );
}
