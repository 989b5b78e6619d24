import type { ReactNode } from 'react';
import { CircleAlert, Info } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';

interface AlertProps {
  tone: 'bad' | 'plain';
  title?: string;
  children?: ReactNode;
  className?: string;
}

/** A message inside the page; screen readers announce errors immediately. */
export function Alert({ tone, title, children, className }: AlertProps) {
  const Icon = tone === 'bad' ? CircleAlert : Info;
  return (
    <div
      role={tone === 'bad' ? 'alert' : 'note'}
      className={cn(
        'flex gap-3 rounded-lg border p-3.5 text-sm',
        tone === 'bad' ? 'border-bad/30 bg-bad-wash text-bad' : 'border-line bg-sunken text-ink-soft',
        className,
      )}
    >
      <Icon className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 space-y-1 break-words">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children}
      </div>
    </div>
  );
}
