import { type ReactNode, Suspense } from 'react';
import { textLinkClass } from '@/components/ui/text-link.tsx';

interface PartProps {
  id: string;
  title: string;
  updated: string;
  children: ReactNode;
}

/** One of the three documents of the page. */
export function Part({ id, title, updated, children }: PartProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-24 border-t border-line pt-12 first:border-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="text-title">
        {title}
      </h2>
      <p className="eyebrow mt-2">{updated}</p>
      <div className="mt-8 space-y-8 text-ink-soft">
        <Suspense>{children}</Suspense>
      </div>
    </section>
  );
}

export function Clause({ id, title, children }: { id?: string; title: string; children: ReactNode }) {
  return (
    <section id={id} className="scroll-mt-24 space-y-3">
      <h3 className="font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}

export function Outside({ href, children }: { href: string; children: string }) {
  return (
    <a className={textLinkClass} href={href} rel="noreferrer">
      {children}
    </a>
  );
}
