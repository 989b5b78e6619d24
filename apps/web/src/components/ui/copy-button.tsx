import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '@/lib/toast.ts';
import { Button } from './button.tsx';

interface CopyButtonProps {
  text: string;
  label: string;
  /** How long the check mark stays, in milliseconds. */
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
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      if (copiedToast) toast(copiedToast, { variant: 'success' });
    } catch {
      toast('Copying is blocked by the browser', {
        description: 'Select the text and copy it by hand.',
        variant: 'destructive',
      });
    }
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
      {copied ? <Check className="text-ok" aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </Button>
  );
}
