import type { ComponentProps, ReactNode } from 'react';
import { cn } from '@/lib/cn.ts';

interface PageHeadingProps {
  title: string;
  description?: ReactNode;
  action?: ReactNode;
}

export function PageHeading({ title, description, action }: PageHeadingProps) {
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
      <div className="min-w-0 flex-1 basis-44">
        <h2 id={id} className="text-base font-semibold tracking-tight">
          {title}
        </h2>
        {description ? <p className="mt-0.5 text-sm text-ink-muted">{description}</p> : null}
      </div>
      {action}
    </div>
  );
}
