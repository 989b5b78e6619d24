import type { ComponentProps, ReactNode } from 'react';
import type { Icon } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';

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

export function PageHeading({
  title,
  description,
  action,
}: {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-4">
      <div className="min-w-0">
        <h1 className="text-heading">{title}</h1>
        {description ? <p className="mt-1 text-ink-muted">{description}</p> : null}
      </div>
      {action ? <div className="print:hidden">{action}</div> : null}
    </div>
  );
}

export function Card({ className, ...props }: ComponentProps<'section'>) {
  return <section className={cn('rounded-card border border-line bg-surface shadow-card', className)} {...props} />;
}

interface CardHeaderProps {
  title: string;
  id: string;
  description?: ReactNode;
  action?: ReactNode;
}

export function CardHeader({ title, id, description, action }: CardHeaderProps) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-3 px-5 pt-5 sm:px-6">
      <div className="min-w-0">
        <h2 id={id} className="text-base font-semibold tracking-tight">
          {title}
        </h2>
        {description ? <p className="mt-0.5 text-sm text-ink-muted">{description}</p> : null}
      </div>
      {action}
    </div>
  );
}
