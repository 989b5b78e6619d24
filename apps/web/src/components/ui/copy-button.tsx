import { useEffect, useState } from 'react';
import { Check, Copy } from '@/components/icons/icons.tsx';
import { copyText } from '@/lib/copy-text.ts';
import { toast } from '@/lib/toast.ts';
import { Button } from './button.tsx';

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
