import { useId, useRef } from 'react';
import { Field } from '@/components/ui/field.tsx';
import { cn } from '@/lib/cn.ts';
import type { Birth, BirthPlace, BirthProblems } from './birth.ts';
import { PlaceField } from './place-field.tsx';

interface BirthFieldsProps {
  value: Birth;
  onChange: (birth: Birth) => void;
  /** One message for each field with a fault. */
  problems?: BirthProblems;
  disabled?: boolean;
  /** Short labels, and date and time side by side on a phone too: below a heading that speaks of a birth. */
  compact?: boolean;
  className?: string;
}

/** Date, time and place of a birth. The time may be unknown. */
export function BirthFields({
  value,
  onChange,
  problems = {},
  disabled = false,
  compact = false,
  className,
}: BirthFieldsProps) {
  const unknownId = useId();
  const label = (word: string) => (compact ? { label: word, labelEnd: ' of birth' } : { label: `${word} of birth` });
  const isUnknown = value.birth_time === undefined;
  const lastTime = useRef('');
  const setUnknown = (unknown: boolean) => {
    const { birth_time: time, ...rest } = value;
    if (unknown) lastTime.current = time ?? '';
    onChange(unknown ? rest : { ...rest, birth_time: lastTime.current });
  };
  return (
    <div className={cn('grid sm:grid-cols-2', compact ? 'gap-3 min-[24rem]:grid-cols-2' : 'gap-4', className)}>
      <Field
        {...label('Date')}
        type="date"
        min="0001-01-01"
        max="9999-12-31"
        value={value.birth_date}
        onText={(birth_date) => onChange({ ...value, birth_date })}
        error={problems.birth_date}
        disabled={disabled}
      />
      <Field
        {...label('Time')}
        type="time"
        value={value.birth_time ?? ''}
        onText={(birth_time) => onChange({ ...value, birth_time })}
        error={isUnknown ? undefined : problems.birth_time}
        disabled={disabled || isUnknown}
        labelAction={
          <label htmlFor={unknownId} className="-my-3 py-3 pl-2 text-[0.8125rem] whitespace-nowrap text-ink-soft">
            <input
              id={unknownId}
              type="checkbox"
              checked={isUnknown}
              disabled={disabled}
              onChange={(event) => setUnknown(event.target.checked)}
              className="mr-2 size-4 align-[-0.2em] accent-accent"
            />
            {compact ? (
              <>
                <span className="sr-only">Time </span>Unknown
              </>
            ) : (
              'Time unknown'
            )}
          </label>
        }
      />
      <div className={cn('sm:col-span-2', compact && 'min-[24rem]:col-span-2')}>
        <PlaceField
          {...label('Place')}
          placeholder="Town, region or country"
          value={value}
          onChange={(place) => onChange(withPlace(value, place))}
          error={problems.location}
          disabled={disabled}
        />
      </div>
    </div>
  );
}

function withPlace({ birth_date, birth_time }: Birth, place: BirthPlace): Birth {
  const { location, latitude, longitude } = place;
  return {
    birth_date,
    ...(birth_time === undefined ? {} : { birth_time }),
    location,
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
  };
}
