import { useEffect, useState } from 'react';
import { ChevronDown } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';

/** The sections of the page, in order, in the groups the sidebar shows. */
const contents = [
  {
    title: 'Quick Start',
    sections: [
      { id: 'getting-started', label: 'Getting Started' },
      { id: 'authentication', label: 'Authentication' },
      { id: 'request-body', label: 'Request body' },
      { id: 'what-happens-next', label: 'What happens next' },
      { id: 'response', label: 'Example response' },
      { id: 'shortcuts', label: 'Shortcuts' },
      { id: 'errors', label: 'Errors' },
    ],
  },
  {
    title: 'API Endpoints',
    sections: [
      { id: 'endpoints', label: 'Overview' },
      { id: 'endpoints-starter', label: 'Starter' },
      { id: 'endpoints-growth', label: 'Growth' },
      { id: 'endpoints-professional', label: 'Professional' },
      { id: 'endpoints-wallet', label: 'From the wallet' },
      { id: 'endpoints-free', label: 'Free of charge' },
    ],
  },
] as const;

const SECTION_IDS: readonly string[] = contents.flatMap(({ sections }) => sections.map(({ id }) => id));

/** The section being read: the last one whose heading is above the upper third of the window. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  useEffect(() => {
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        }
        const last = ids.findLast((id) => seen.has(id));
        if (last !== undefined) setCurrent(last);
      },
      { rootMargin: '-80px 0px -66% 0px' },
    );
    for (const id of ids) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

function Links({ current, onFollow }: { current?: string | undefined; onFollow?: () => void }) {
  return contents.map(({ title, sections }) => (
    <div key={title} className="mb-7 last:mb-0">
      <p className="mb-2 text-sm font-semibold">{title}</p>
      <ul className="border-l border-line text-sm">
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={onFollow}
              className={cn(
                '-ml-px block border-l py-1.5 pl-4 transition-colors',
                id === current
                  ? 'border-accent font-medium text-accent'
                  : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The table of contents: next to the text, or collapsed above it on small screens. */
export function Sidebar() {
  const current = useCurrentSection(SECTION_IDS);
  return (
    <>
      <nav aria-label="Documentation" className="hidden lg:block print:hidden!">
        <div className="sticky top-24 max-h-[calc(100dvh-7rem)] overflow-y-auto pb-8">
          <Links current={current} />
        </div>
      </nav>
      <details className="group rounded-xl border border-line bg-surface lg:hidden print:hidden">
        <summary className="flex list-none items-center justify-between px-4 py-3 text-sm font-medium [&::-webkit-details-marker]:hidden">
          On this page
          <ChevronDown className="size-4 text-ink-muted transition-transform group-open:rotate-180" />
        </summary>
        <nav aria-label="Documentation, small screens" className="border-t border-line px-4 py-4">
          <Links />
        </nav>
      </details>
    </>
  );
}
