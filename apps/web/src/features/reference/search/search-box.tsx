import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { Search } from '@/components/icons/icons.tsx';
import { inertUntilHydrated } from '@/lib/inert-until-hydrated.ts';
import { loadPart } from '@/lib/load-part.ts';
import { findEntries, type Hit } from '@/lib/reference-search/find-entries.ts';
import type { SearchEntry } from '@/lib/reference-search/search-entry.ts';
import { isTextField } from '@/lib/text-field.ts';

const HITS_MAX = 12;
const KIND_NAMES: Readonly<Record<SearchEntry['kind'], string>> = {
  endpoint: 'endpoint',
  field: 'field',
  error: 'error',
  page: 'page',
};

function useEntries() {
  const [entries, setEntries] = useState<readonly SearchEntry[] | null>(null);
  const [failed, setFailed] = useState(false);
  const load = () => {
    if (entries !== null) return;
    setFailed(false);
    loadPart(() => import('virtual:reference-search')).then(
      (part) => setEntries(part.entries),
      () => setFailed(true),
    );
  };
  return { entries, failed, load };
}

/** Searches endpoints, fields, errors and pages; `/` goes there. What can be found is loaded when it is first used. */
export function SearchBox({ addressOf }: { addressOf: (hit: Hit) => string }) {
  const { entries, failed, load } = useEntries();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const navigate = useNavigate();
  const id = useId();
  const hits = entries === null ? [] : findEntries(entries, typed, HITS_MAX);
  const shown = open && typed.trim() !== '' && entries !== null;
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTextField(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const follow = (hit: Hit) => {
    setOpen(false);
    setTyped('');
    input.current?.blur();
    void navigate(addressOf(hit));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      if (!shown) return;
      event.preventDefault();
      setOpen(false);
      setTyped('');
      return;
    }
    const hit = hits[active];
    if (!shown || hits.length === 0) return;
    if (event.key === 'Enter' && hit) follow(hit);
    else if (event.key === 'ArrowDown') setActive((active + 1) % hits.length);
    else if (event.key === 'ArrowUp') setActive((active + hits.length - 1) % hits.length);
    else return;
    event.preventDefault();
  };
  return (
    <search {...inertUntilHydrated} className="relative print:hidden">
      <Search className="pointer-events-none absolute left-2.5 top-2.5 size-4 text-ink-muted" />
      <input
        ref={input}
        type="text"
        role="combobox"
        aria-label="Search the reference"
        aria-expanded={shown}
        aria-controls={`${id}-hits`}
        aria-autocomplete="list"
        aria-activedescendant={shown && hits.length > 0 ? `${id}-${active}` : undefined}
        placeholder="Search  /"
        autoComplete="off"
        spellCheck={false}
        value={typed}
        onFocus={load}
        onBlur={() => setOpen(false)}
        onChange={(event) => {
          load();
          setTyped(event.target.value);
          setActive(0);
          setOpen(true);
        }}
        onKeyDown={onKeyDown}
        className="h-9 w-full rounded-lg border border-line-strong bg-surface pl-8 pr-2 text-sm placeholder:text-ink-muted"
      />
      <div
        id={`${id}-hits`}
        role="listbox"
        aria-label="Found"
        hidden={!shown || hits.length === 0}
        className="absolute left-0 top-10 z-30 max-h-[min(28rem,70dvh)] w-[min(28rem,calc(100vw-2.5rem))] overflow-y-auto rounded-xl border border-line bg-surface p-1 shadow-pop"
      >
        {hits.map((hit, index) => (
          <div
            key={`${hit.page}#${hit.anchor} ${hit.entry.title}`}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onMouseEnter={() => setActive(index)}
            onClick={() => follow(hit)}
            onKeyDown={undefined}
            className={`cursor-pointer rounded-lg px-3 py-2 ${index === active ? 'bg-accent-wash' : ''}`}
          >
            <p className="flex items-baseline gap-2 text-[0.8125rem]">
              <span className="min-w-0 truncate font-mono font-medium">{hit.entry.title}</span>
              <span className="ml-auto shrink-0 text-xs text-ink-soft">
                {KIND_NAMES[hit.entry.kind]}
                {hit.entry.kind === 'field' ? ` of ${hit.page}` : ''}
              </span>
            </p>
            {hit.entry.text === '' ? null : <p className="truncate text-xs text-ink-soft">{hit.entry.text}</p>}
          </div>
        ))}
      </div>
      <p role="status" className={shown && hits.length === 0 ? 'mt-1 text-xs text-ink-muted' : 'sr-only'}>
        {failed ? 'The search could not be loaded. Check the connection.' : null}
        {shown ? (hits.length === 0 ? `No results for “${typed.trim()}”` : `${hits.length} found`) : null}
      </p>
    </search>
  );
}
