import type { ReactNode } from 'react';
import type { Icon } from '@/components/icons/icon.tsx';

export function EmptyState({ icon: Icon, title, children }: { icon: Icon; title: string; children?: ReactNode }) {
  return (
    <div className="grid justify-items-center gap-2 px-6 py-12 text-center">
      <span className="mb-1 grid size-11 place-items-center rounded-full bg-sunken text-ink-muted">
        <Icon className="size-5" />
      </span>
      <p className="font-medium">{title}</p>
      {children ? <div className="max-w-sm text-sm text-ink-muted">{children}</div> : null}
    </div>
  );
}
