import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { cn } from '@/lib/cn.ts';
import type { BirthPlace } from './birth.ts';
import { placeLabel, type SuggestedPlace, useSuggestions } from './use-suggestions.ts';

interface PlaceFieldProps {
  label: string;
  labelEnd?: string | undefined;
  value: BirthPlace;
  /** A typed text has no position; the API finds the place. */
  onChange: (place: BirthPlace) => void;
  error?: string | undefined;
  hint?: ReactNode;
  placeholder?: string;
  disabled?: boolean;
  inputRef?: RefObject<HTMLInputElement | null>;
}

function chosenPlace(place: SuggestedPlace): BirthPlace {
  const { latitude, longitude } = place;
  return { location: placeLabel(place), latitude, longitude };
}

/** A place: any text, with suggestions while it is typed. */
export function PlaceField({ label, value, onChange, inputRef, ...field }: PlaceFieldProps) {
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [active, setActive] = useState<number | null>(null);
  const { text, places, failed, retry } = useSuggestions(typed);
  const list = useRef<HTMLDivElement>(null);
  const ownInput = useRef<HTMLInputElement>(null);
  const input = inputRef ?? ownInput;
  const isCurrent = typed !== null && text !== null;
  const shown = isCurrent && places.length > 0;
  const at = shown && active !== null && active < places.length ? active : null;
  useEffect(() => {
    if (at !== null) list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const close = () => {
    setTyped(null);
    setActive(null);
  };
  const choose = (place: SuggestedPlace) => {
    onChange(chosenPlace(place));
    close();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && typed !== null) close();
    else if (event.key === 'ArrowDown' && typed === null) setTyped(value.location);
    else if (!shown) return;
    else if (event.key === 'ArrowDown') setActive(at === null ? 0 : (at + 1) % places.length);
    else if (event.key === 'ArrowUp') setActive(at === null ? places.length - 1 : (at || places.length) - 1);
    else if (event.key === 'Enter' && at !== null) choose(places[at]!);
    else return;
    event.preventDefault();
  };

  return (
    <div onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || close()}>
      <Field
        {...field}
        label={label}
        inputRef={input}
        value={value.location}
        onText={(location) => {
          setTyped(location);
          setActive(null);
          onChange({ location });
        }}
        onKeyDown={onKeyDown}
        role="combobox"
        aria-expanded={shown}
        aria-controls={`${id}-places`}
        aria-autocomplete="list"
        aria-activedescendant={at === null ? undefined : `${id}-${at}`}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={200}
        className="pr-3.5"
        inside={
          <>
            <Popup shown={shown}>
              <div ref={list} id={`${id}-places`} role="listbox" aria-label="Suggested places">
                {places.map((place, index) => (
                  <Suggestion
                    key={`${placeLabel(place)} ${place.latitude} ${place.longitude}`}
                    id={`${id}-${index}`}
                    place={place}
                    isActive={index === at}
                    onPoint={() => setActive(index)}
                    onChoose={() => choose(place)}
                  />
                ))}
              </div>
            </Popup>
            <Popup shown={isCurrent && failed}>
              <p className="px-3 pt-2 text-[0.8125rem] text-ink-muted">
                Suggestions cannot be loaded just now. What you typed is used as it is.
              </p>
              <button
                type="button"
                onClick={() => {
                  // The button goes away, and with the focus in it the field would be left.
                  input.current?.focus();
                  retry();
                }}
                className="h-11 px-3 text-sm font-medium text-accent underline-offset-4 hover:underline"
              >
                Try again
              </button>
            </Popup>
          </>
        }
      />
      <p role="status" className="sr-only">
        {isCurrent && !failed ? announced(places.length) : ''}
      </p>
    </div>
  );
}

function announced(count: number): string {
  if (count === 0) return 'No suggestions. What you typed is used as it is.';
  return count === 1 ? '1 suggestion' : `${count} suggestions`;
}

function Popup({ shown, children }: { shown: boolean; children: ReactNode }) {
  return (
    <div
      hidden={!shown}
      className="absolute inset-x-0 top-full z-30 mt-1 max-h-[min(22rem,60dvh)] overflow-y-auto rounded-xl border border-line bg-surface p-1 shadow-pop"
    >
      {children}
    </div>
  );
}

interface SuggestionProps {
  id: string;
  place: SuggestedPlace;
  isActive: boolean;
  onPoint: () => void;
  onChoose: () => void;
}

function Suggestion({ id, place, isActive, onPoint, onChoose }: SuggestionProps) {
  const { name, region, country } = place;
  const where = placeLabel({ name: region === name ? '' : (region ?? ''), region: null, country });
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The input keeps the focus; the keyboard works there.
      onPointerDown={(event) => event.preventDefault()}
      onMouseMove={onPoint}
      onClick={onChoose}
      onKeyDown={undefined}
      className={cn(
        'flex min-h-11 cursor-pointer flex-col justify-center rounded-lg px-3 py-1',
        isActive && 'bg-accent-wash',
      )}
    >
      <span className="text-[0.9375rem] leading-snug">{name}</span>
      <span className="text-[0.8125rem] leading-snug text-ink-muted">{where}</span>
    </div>
  );
}
