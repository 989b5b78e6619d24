import { type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { operations } from 'virtual:playground';
import { Search } from '@/components/icons/icons.tsx';
import { cn } from '@/lib/cn.ts';
import { isTextField } from '@/lib/text-field.ts';

type Operation = (typeof operations)[number];

const labelOf = ({ method, path }: Operation) => `${method} ${path}`;

function matches({ method, path, title, tag }: Operation, typed: string): boolean {
  const text = `${method} ${path} ${title} ${tag}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

/** Chooses the endpoint: by typing, by the arrows, or from the list by group. `/` goes there. */
export function EndpointPicker({ current, onChoose }: { current: string; onChoose: (id: string) => void }) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const isOpen = typed !== null;
  const chosen = operations.find((operation) => operation.id === current);
  const found = useMemo(() => {
    const hits = typed === null ? [] : operations.filter((operation) => matches(operation, typed));
    const tags = [...new Set(operations.map(({ tag }) => tag))];
    return hits.toSorted((a, b) => tags.indexOf(a.tag) - tags.indexOf(b.tag));
  }, [typed]);
  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || isTextField(event.target)) return;
      event.preventDefault();
      input.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
  const activeId = isOpen && found[active] ? `${id}-${found[active].id}` : undefined;
  useEffect(() => {
    if (activeId !== undefined) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  const open = () => {
    setTyped('');
    setActive(
      Math.max(
        0,
        found.findIndex((operation) => operation.id === current),
      ),
    );
    input.current?.select();
  };
  const choose = (operation: Operation) => {
    setTyped(null);
    input.current?.blur();
    onChoose(operation.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const hit = found[active];
    if (event.key === 'Escape' && isOpen) setTyped(null);
    else if (event.key === 'ArrowDown' && !isOpen) open();
    else if (event.key === 'ArrowDown') setActive(found.length === 0 ? 0 : (active + 1) % found.length);
    else if (event.key === 'ArrowUp' && isOpen)
      setActive(found.length === 0 ? 0 : (active + found.length - 1) % found.length);
    else if (event.key === 'Enter' && isOpen && hit && !event.ctrlKey && !event.metaKey) choose(hit);
    else return;
    event.preventDefault();
  };
  return (
    <div className="relative min-w-0">
      <label htmlFor={`${id}-input`} className="mb-1 block text-xs font-medium text-ink-muted">
        Endpoint
      </label>
      <Search className="pointer-events-none absolute bottom-3 left-3 size-4 text-ink-muted" />
      <input
        ref={input}
        id={`${id}-input`}
        type="text"
        role="combobox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={activeId}
        autoComplete="off"
        spellCheck={false}
        placeholder="Search endpoints"
        value={typed ?? (chosen === undefined ? '' : labelOf(chosen))}
        onFocus={open}
        onClick={() => {
          if (!isOpen) open();
        }}
        onBlur={() => setTyped(null)}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        className="h-10 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 font-mono text-[0.8125rem] placeholder:text-ink-muted"
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label="Endpoints"
        hidden={!isOpen || found.length === 0}
        className="absolute top-full left-0 z-30 mt-1 max-h-[min(26rem,60dvh)] w-full min-w-[min(26rem,calc(100vw-2.5rem))] overflow-y-auto rounded-xl border border-line bg-surface p-1 shadow-pop"
      >
        {found.map((operation, index) => (
          <div key={operation.id} role="presentation">
            {found[index - 1]?.tag === operation.tag ? null : (
              <p role="presentation" className="px-3 pt-2.5 pb-1 text-xs font-semibold text-ink-muted">
                {operation.tag}
              </p>
            )}
            <div
              id={`${id}-${operation.id}`}
              role="option"
              tabIndex={-1}
              aria-label={`${labelOf(operation)}, ${operation.title}`}
              aria-selected={index === active}
              onMouseDown={(event) => event.preventDefault()}
              onMouseMove={() => setActive(index)}
              onClick={() => choose(operation)}
              onKeyDown={undefined}
              className={cn('cursor-pointer rounded-lg px-3 py-1.5', index === active && 'bg-accent-wash')}
            >
              <p className="flex items-baseline gap-3 text-[0.8125rem]">
                <span className="font-mono font-medium">{labelOf(operation)}</span>
                <span className="ml-auto truncate text-xs text-ink-soft">{operation.title}</span>
              </p>
            </div>
          </div>
        ))}
      </div>
      <p role="status" className={cn(isOpen && found.length === 0 ? 'mt-1 text-xs text-ink-muted' : 'sr-only')}>
        {isOpen ? (found.length === 0 ? 'No endpoints match.' : `${found.length} endpoints`) : ''}
      </p>
    </div>
  );
}
