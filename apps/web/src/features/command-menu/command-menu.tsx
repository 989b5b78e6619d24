import { useQuery } from '@tanstack/react-query';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useDeferredValue, useEffect, useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { Search } from '@/components/icons/icons.tsx';
import { Backdrop, useFocusReturn } from '@/components/ui/backdrop.tsx';
import { useSignedInUser } from '@/lib/auth/auth-state.ts';
import { loadPart } from '@/lib/load-part.ts';
import type { SearchEntry } from '@/lib/reference-search/search-entry.ts';
import { callCommand, docsCommands, listCommands } from './commands.ts';
import { type Command, findCommands } from './find-commands.ts';
import { keyNamesQuery } from './operations.ts';
import { readRecent, rememberRecent } from './recent.ts';

const DOCS_MAX = 8;
const COMMANDS_MAX = 14;

interface Index {
  readonly entries: readonly SearchEntry[];
  readonly state: 'loading' | 'loaded' | 'failed';
}

/** What the reference can be searched for; nothing until it is loaded. Without it pages, keys and actions are still found. */
function useIndex(): Index {
  const [index, setIndex] = useState<Index>({ entries: [], state: 'loading' });
  useEffect(() => {
    let left = false;
    const set = (next: Index) => {
      if (!left) setIndex(next);
    };
    loadPart(() => import('virtual:reference-search')).then(
      ({ entries }) => set({ entries, state: 'loaded' }),
      () => set({ entries: [], state: 'failed' }),
    );
    return () => {
      left = true;
    };
  }, []);
  return index;
}

/** Finds commands for the typed text, and says how far the index of the reference is. */
function useFind(): { readonly find: (typed: string) => readonly Command[]; readonly state: Index['state'] } {
  const user = useSignedInUser();
  const { data: keys = [], isPending } = useQuery(keyNamesQuery(user.id));
  const { entries, state } = useIndex();
  const [recent] = useState(readRecent);
  const find = (typed: string) => {
    const call = callCommand(typed);
    if (call !== null) return [call];
    return [
      ...findCommands(listCommands(keys), typed, recent).slice(0, COMMANDS_MAX),
      ...docsCommands(entries, typed, DOCS_MAX),
    ];
  };
  return { find, state: isPending ? 'loading' : state };
}

/** What is said of the results. */
function foundWords(count: number, typed: string, state: Index['state']): string {
  if (count > 0) return `${count} found`;
  if (state === 'loading') return 'Loading the search index…';
  const incomplete = state === 'failed' ? ' in pages, keys and actions. The docs index could not be loaded.' : '';
  return `No results for “${typed}”${incomplete}`;
}

function Line({ command }: { command: Command }) {
  return (
    <>
      <span className="flex items-baseline gap-3">
        <span className="min-w-0 truncate text-sm font-medium">{command.title}</span>
        <span className="ml-auto shrink-0 text-xs text-ink-soft">{command.kind}</span>
      </span>
      {command.text ? <span className="block truncate text-xs text-ink-soft">{command.text}</span> : null}
    </>
  );
}

function Menu({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const navigate = useNavigate();
  const id = useId();
  // The field appears immediately, and the results follow.
  const sought = useDeferredValue<string | null>(typed, null);
  const { find, state } = useFind();
  const found = sought === null ? [] : find(sought);
  const current = Math.min(active, found.length - 1);
  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, current]);
  const follow = (command: Command) => {
    onClose();
    // A call is looked up once; it would only push others out.
    if (command.kind !== 'Call') rememberRecent(command.id);
    if (command.to !== undefined) void navigate(command.to);
    void command.run?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const command = sought === typed ? found[current] : find(typed)[0];
    if (command === undefined) return;
    if (event.key === 'Enter') follow(command);
    else if (found.length === 0) return;
    else if (event.key === 'ArrowDown') setActive((current + 1) % found.length);
    else if (event.key === 'ArrowUp') setActive((current + found.length - 1) % found.length);
    else if (event.key === 'Home' && typed === '') setActive(0);
    else if (event.key === 'End' && typed === '') setActive(found.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    <>
      <div className="relative border-b border-line">
        <Search className="pointer-events-none absolute top-4 left-4 size-4 text-ink-muted" />
        <input
          type="text"
          role="combobox"
          aria-label="Search pages, docs, keys, calls and actions"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-found`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${id}-${current}` : undefined}
          placeholder="Pages, docs, keys, a call’s id, actions…"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="go"
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          className="h-12 w-full bg-transparent pr-4 pl-11 text-base outline-none placeholder:text-ink-muted sm:text-sm"
        />
      </div>
      <div
        id={`${id}-found`}
        role="listbox"
        aria-label="Found"
        hidden={found.length === 0}
        className="min-h-0 flex-1 overflow-y-auto p-1.5"
      >
        {found.map((command, index) => (
          <div
            key={command.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === current}
            onMouseDown={(event) => event.preventDefault()}
            onMouseMove={() => setActive(index)}
            onClick={() => follow(command)}
            onKeyDown={undefined}
            className={`cursor-pointer rounded-lg px-3 py-2.5 ${index === current ? 'bg-accent-wash' : ''}`}
          >
            <Line command={command} />
          </div>
        ))}
      </div>
      <p
        role="status"
        className={sought !== null && found.length === 0 ? 'px-4 py-10 text-center text-sm text-ink-muted' : 'sr-only'}
      >
        {sought === null ? '' : foundWords(found.length, sought, state)}
      </p>
    </>
  );
}

/** The command menu in a dialog: over the whole screen on a phone, below the top elsewhere. */
export function CommandMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const focus = useFocusReturn();
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
    >
      <Dialog.Portal>
        <Backdrop className="bg-[#060914]/60" />
        <Dialog.Content
          onOpenAutoFocus={focus.onOpenAutoFocus}
          onCloseAutoFocus={focus.onCloseAutoFocus}
          aria-describedby={undefined}
          className="fixed inset-0 z-50 flex animate-fade-in flex-col bg-surface shadow-pop sm:inset-x-4 sm:top-[12vh] sm:bottom-auto sm:mx-auto sm:max-h-[min(32rem,76dvh)] sm:max-w-xl sm:overflow-hidden sm:rounded-2xl sm:border sm:border-line"
        >
          <Dialog.Title className="sr-only">Search</Dialog.Title>
          <Menu onClose={onClose} />
          <Dialog.Close className="m-3 rounded-lg border border-line py-3 text-sm font-medium sm:hidden">
            Close
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
