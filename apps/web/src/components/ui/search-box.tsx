import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Search } from '@/components/icons/icons.tsx';
import { cleanSearch, SEARCH_CHARACTERS_MAX } from '@/lib/search-text.ts';

const PAUSE_MS = 400;

interface SearchBoxProps {
  value: string;
  /** What can be searched for. */
  placeholder: string;
  onSearch: (search: string) => void;
  inputRef?: RefObject<HTMLInputElement | null>;
}

/** Searches a list after a pause in typing, or immediately on Enter. */
export function SearchBox({ value, placeholder, onSearch, inputRef }: SearchBoxProps) {
  const id = useId();
  const [text, setText] = useState(value);
  const [shownValue, setShownValue] = useState(value);
  // A search that comes from elsewhere (a chip, a saved view, the back button) replaces what is typed.
  if (value !== shownValue) {
    setShownValue(value);
    if (value !== cleanSearch(text)) setText(value);
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (typed: string) => {
    clearTimeout(timer.current);
    const wanted = cleanSearch(typed);
    if (wanted !== value) onSearch(wanted);
  };
  return (
    <div className="grid w-full gap-1 sm:w-72">
      <label htmlFor={id} className="text-xs font-medium text-ink-muted">
        Search
      </label>
      <div className="relative">
        <Search className="pointer-events-none absolute top-2.5 left-3 size-4 text-ink-muted" />
        <input
          ref={inputRef}
          id={id}
          type="search"
          value={text}
          maxLength={SEARCH_CHARACTERS_MAX}
          placeholder={placeholder}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => {
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => search(target.value), PAUSE_MS);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter') search(text);
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
          onBlur={() => search(text)}
          className="h-9 pointer-coarse:h-10 w-full rounded-lg border border-line-strong bg-surface pr-3 pl-9 text-sm text-ink placeholder:text-ink-muted/80"
        />
      </div>
    </div>
  );
}
