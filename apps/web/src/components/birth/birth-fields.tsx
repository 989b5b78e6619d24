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
  className?: string;
}

/** Date, time and place of a birth. The time may be unknown. */
export function BirthFields({ value, onChange, problems = {}, disabled = false, className }: BirthFieldsProps) {
  const unknownId = useId();
  const isUnknown = value.birth_time === undefined;
  const lastTime = useRef('');
  const setUnknown = (unknown: boolean) => {
    const { birth_time: time, ...rest } = value;
    if (unknown) lastTime.current = time ?? '';
    onChange(unknown ? rest : { ...rest, birth_time: lastTime.current });
  };
  return (
    <div className={cn('grid gap-4 sm:grid-cols-2', className)}>
      <Field
        label="Date of birth"
        type="date"
        min="0001-01-01"
        max="9999-12-31"
        value={value.birth_date}
        onText={(birth_date) => onChange({ ...value, birth_date })}
        error={problems.birth_date}
        disabled={disabled}
      />
      <Field
        label="Time of birth"
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
            Time unknown
          </label>
        }
      />
      <div className="sm:col-span-2">
        <PlaceField
          label="Place of birth"
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
