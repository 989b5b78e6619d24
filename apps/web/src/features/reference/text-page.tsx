import type { ReactNode } from 'react';
import type { Block } from '@/components/prose/blocks.ts';
import { Prose } from '@/components/prose/prose.tsx';
import { ReferenceLayout } from './reference-layout.tsx';

interface TextPageProps {
  title: string;
  links: ReactNode;
  blocks: readonly Block[];
  folded?: boolean;
}

/** A page of the reference that is written as Markdown. */
export function TextPage({ title, links, ...text }: TextPageProps) {
  return (
    <ReferenceLayout>
      <article className="max-w-3xl">
        <header className="mb-8">
          <p className="eyebrow">Documentation</p>
          <h1 className="mt-2 text-title">{title}</h1>
          <p className="mt-3 flex flex-wrap gap-x-4 text-[0.8125rem]">{links}</p>
        </header>
        <Prose {...text} />
      </article>
    </ReferenceLayout>
  );
}
