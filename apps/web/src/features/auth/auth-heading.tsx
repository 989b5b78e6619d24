import type { ReactNode } from 'react';

export function AuthHeading({ title, subtitle }: { title: string; subtitle: ReactNode }) {
  return (
    <div className="mb-8">
      <h1 className="text-[1.75rem] leading-tight font-semibold tracking-tight">{title}</h1>
      <p className="mt-2 text-ink-muted">{subtitle}</p>
    </div>
  );
}
