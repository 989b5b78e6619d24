import type { ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

const tones = {
  ok: 'bg-ok-wash text-ok',
  warn: 'bg-warn-wash text-warn',
  bad: 'bg-bad-wash text-bad',
  plain: 'bg-sunken text-ink-soft',
} as const;

export type BadgeTone = keyof typeof tones;

export function Badge({ tone, children }: { tone: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={cn(
        'inline-flex items-center gap-1.5 rounded-full px-2 py-0.5 text-xs font-medium whitespace-nowrap',
        tones[tone],
      )}
    >
      <span aria-hidden="true" className="size-1.5 rounded-full bg-current" />
      {children}
    </span>
  );
}

/** Marks a product that has a price but cannot be bought or called yet. */
export function NotYetAvailable({ id }: { id?: string }) {
  return (
    <span id={id}>
      <Badge tone="plain">Not yet available</Badge>
    </span>
  );
}
