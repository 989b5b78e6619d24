import { type ReactNode, Suspense } from 'react';
import { cn } from '@/lib/cn.ts';

interface SectionProps {
  id: string;
  title: string;
  /** Laid out with the page. The others are when they come near. */
  isFirst?: boolean;
  children: ReactNode;
}

export function Section({ id, title, isFirst = false, children }: SectionProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 space-y-5 border-t border-line pt-10 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-heading">
        {title}
      </h2>
      <div className={cn('space-y-5', !isFirst && 'read-from-top [--expected-height:60rem]')}>
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}

export function Code({ children }: { children: string }) {
  return <code className="rounded bg-sunken px-1.5 py-0.5 font-mono text-[0.8125rem] text-ink">{children}</code>;
}
