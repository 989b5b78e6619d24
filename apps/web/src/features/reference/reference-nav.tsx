import { type ReactNode, useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { SelectField } from '@/components/ui/select-field.tsx';
import { cn } from '@/lib/cn.ts';
import { MethodTag } from './method-tag.tsx';
import type { Method } from './model.ts';

export interface NavEntry {
  readonly to: string;
  readonly label: string;
  /** Of an endpoint: its label is a path. */
  readonly method?: Method;
}

export interface NavGroup {
  readonly title: string;
  readonly entries: readonly NavEntry[];
}

function Entry({ entry, active }: { entry: NavEntry; active: boolean }) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    const around = link.current?.closest<HTMLElement>('[data-scrolls]');
    if (active && link.current && around)
      around.scrollTop = link.current.offsetTop - around.offsetTop - around.clientHeight / 2;
  }, [active]);
  return (
    <Link
      ref={link}
      to={entry.to}
      aria-current={active ? 'page' : undefined}
      className={cn(
        '-ml-px flex items-center gap-2 border-l py-1.5 pl-3 text-[0.8125rem]',
        active
          ? 'border-accent font-medium text-accent'
          : 'border-transparent text-ink-muted hover:border-line-strong hover:text-ink',
      )}
    >
      {entry.method ? (
        <>
          <MethodTag method={entry.method} className="min-w-10 shrink-0 text-center" />
          <span className="truncate font-mono text-xs">{entry.label}</span>
        </>
      ) : (
        entry.label
      )}
    </Link>
  );
}

interface ReferenceNavProps {
  groups: readonly NavGroup[];
  /** The address of the entry that is shown. */
  current: string;
  onGo: (address: string) => void;
  search: ReactNode;
}

/** The search and all pages of the reference; a select on small screens. */
export function ReferenceNav({ groups, current, onGo, search }: ReferenceNavProps) {
  return (
    <div className="min-w-0">
      <div className="lg:sticky lg:top-20 lg:flex lg:max-h-[calc(100dvh-6rem)] lg:flex-col">
        <div className="mb-3">{search}</div>
        <SelectField label="Page" value={current} onValue={onGo} className="mb-6 lg:hidden print:hidden">
          {groups.map(({ title, entries }) => (
            <optgroup key={title} label={title}>
              {entries.map(({ to, label, method }) => (
                <option key={to} value={to}>
                  {method ? `${method} ${label}` : label}
                </option>
              ))}
            </optgroup>
          ))}
        </SelectField>
        <nav
          aria-label="Documentation"
          data-scrolls
          className="hidden min-h-0 overflow-y-auto pb-6 lg:block print:hidden!"
        >
          {groups.map(({ title, entries }) => (
            <div key={title} className="mb-5 last:mb-0">
              <p className="mb-1.5 text-xs font-semibold">{title}</p>
              <ul className="border-l border-line">
                {entries.map((entry) => (
                  <li key={entry.to}>
                    <Entry entry={entry} active={entry.to === current} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
    </div>
  );
}
