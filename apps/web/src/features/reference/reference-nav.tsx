import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Search } from '@/components/icons/icons.tsx';
import { SelectField } from '@/components/ui/select-field.tsx';
import { cn } from '@/lib/cn.ts';
import { paths } from '@/lib/paths.ts';
import { MethodTag } from './method-tag.tsx';
import type { Operation } from './openapi/operations.ts';

export const QUICK_START = 'quick-start';

/** The URL of an endpoint's page; the quick start has none. */
export function docsAddress(id: string): string {
  return id === QUICK_START ? paths.reference : `${paths.reference}?endpoint=${encodeURIComponent(id)}`;
}

function Entry({ to, active, children }: { to: string; active: boolean; children: ReactNode }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (active) link.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <Link
      ref={link}
      to={to}
      aria-current={active ? 'page' : undefined}
      className={cn(
        '-ml-px flex items-center gap-2 border-l py-1.5 pl-3 text-[0.8125rem]',
        active
          ? 'border-accent font-medium text-accent'
          : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
      )}
    >
      {children}
    </Link>
  );
}

interface DocsNavProps {
  operations: readonly Operation[];
  current: string;
  onGo: (id: string) => void;
}

/** All endpoints with a text search; a select on small screens. */
export function ReferenceNav({ operations, current, onGo }: DocsNavProps) {
  const [word, setWord] = useState('');
  const wanted = word.trim().toLowerCase();
  const found = operations.filter(({ path, summary, description }) =>
    `${path} ${summary} ${description}`.toLowerCase().includes(wanted),
  );
  return (
    <>
      <SelectField label="Page" value={current} onValue={onGo} className="mb-6 lg:hidden print:hidden">
        <option value={QUICK_START}>Quick start</option>
        {operations.map(({ id, method, path }) => (
          <option key={id} value={id}>
            {method} {path}
          </option>
        ))}
      </SelectField>
      <nav aria-label="Documentation" className="hidden lg:block print:hidden!">
        <div className="sticky top-20 flex max-h-[calc(100dvh-6rem)] flex-col">
          <div className="relative mb-3">
            <Search className="pointer-events-none absolute left-2.5 top-2.5 size-4 text-ink-muted" />
            <input
              type="search"
              aria-label="Find an endpoint"
              placeholder="Find an endpoint"
              value={word}
              onChange={(event) => setWord(event.target.value)}
              className="h-9 w-full rounded-lg border border-line-strong bg-surface pl-8 pr-2 text-sm placeholder:text-ink-muted"
            />
          </div>
          <ul className="min-h-0 overflow-y-auto border-l border-line">
            {wanted === '' ? (
              <li className="mb-2">
                <Entry to={docsAddress(QUICK_START)} active={current === QUICK_START}>
                  Quick start
                </Entry>
              </li>
            ) : null}
            {found.map(({ id, method, path }) => (
              <li key={id}>
                <Entry to={docsAddress(id)} active={current === id}>
                  <MethodTag method={method} className="w-10 shrink-0 text-center" />
                  <span className="truncate font-mono text-xs">{path}</span>
                </Entry>
              </li>
            ))}
            {found.length === 0 ? (
              <li className="py-2 pl-3 text-[0.8125rem] text-ink-muted">Nothing has that word.</li>
            ) : null}
          </ul>
          <p role="status" className="sr-only">
            {wanted === '' ? '' : `${found.length} found`}
          </p>
        </div>
      </nav>
    </>
  );
}
