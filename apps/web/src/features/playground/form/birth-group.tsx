import { useState } from 'react';
import { type Birth, type BirthProblems } from '@/components/birth/birth.ts';
import { BirthFields } from '@/components/birth/birth-fields.tsx';
import { PlaceField } from '@/components/birth/place-field.tsx';
import { type ControlProps, pathText } from './change.ts';
import type { Fields } from './model.ts';
import { isPickableDay, isPickableTime } from './pickers.ts';

/** Fields that the shared birth form enters. */
export const BIRTH_ENTERED = ['birth_date', 'birth_time', 'location', 'latitude', 'longitude', 'timezone'] as const;
/** Fields that the shared place field enters. */
export const PLACE_ENTERED = ['location', 'latitude', 'longitude', 'timezone'] as const;

const textIn = (value: Fields, name: string) => (typeof value[name] === 'string' ? value[name] : '');

function placeOf(value: Fields): Omit<Birth, 'birth_date' | 'birth_time'> {
  const { latitude, longitude, timezone } = value;
  return {
    location: textIn(value, 'location'),
    ...(typeof latitude === 'number' && typeof longitude === 'number' ? { latitude, longitude } : {}),
    ...(typeof timezone === 'string' ? { timezone } : {}),
  };
}

/** Whether the shared birth form can show these fields without losing anything. */
export function isPlainBirth(value: Fields): boolean {
  const { birth_date: date, birth_time: time, location, latitude, longitude, timezone } = value;
  return (
    (date === undefined || (typeof date === 'string' && isPickableDay(date))) &&
    (time === undefined || (typeof time === 'string' && isPickableTime(time))) &&
    [location, timezone].every((text) => text === undefined || typeof text === 'string') &&
    [latitude, longitude].every((degrees) => degrees === undefined || typeof degrees === 'number')
  );
}

/** Whether the shared place field can show these fields. */
export function isPlainPlace({ location, latitude, longitude, timezone }: Fields): boolean {
  return isPlainBirth({ location, latitude, longitude, timezone });
}

interface GroupProps extends Omit<ControlProps, 'value'> {
  value: Fields;
}

function useChangeAll({ path, value, change }: GroupProps) {
  return (names: readonly string[], next: Fields) => {
    for (const name of names) {
      const given = next[name] === '' ? undefined : next[name];
      if (given !== value[name]) change([...path, name], given);
    }
  };
}

/** Date, time and place of a birth, by the form that the whole site uses. */
export function BirthGroup(props: GroupProps) {
  const { path, value, faults } = props;
  const changeAll = useChangeAll(props);
  // A time that is being typed is not an unknown one.
  const [isTimed, setTimed] = useState(true);
  const time = value['birth_time'];
  const problems: BirthProblems = {};
  for (const name of ['birth_date', 'birth_time', 'location'] as const) {
    const fault = faults.get(pathText([...path, name]));
    if (fault !== undefined) problems[name] = fault;
  }
  const birth: Birth = {
    birth_date: textIn(value, 'birth_date'),
    ...(typeof time === 'string' ? { birth_time: time } : isTimed ? { birth_time: '' } : {}),
    ...placeOf(value),
  };
  return (
    <BirthFields
      value={birth}
      problems={problems}
      onChange={(next) => {
        setTimed(next.birth_time !== undefined);
        changeAll(BIRTH_ENTERED, { ...next });
      }}
    />
  );
}

/** A place, with suggestions from the atlas. */
export function PlaceGroup(props: GroupProps) {
  const { path, value, faults } = props;
  const changeAll = useChangeAll(props);
  return (
    <PlaceField
      label="Place"
      placeholder="Town, region or country"
      value={placeOf(value)}
      error={faults.get(pathText([...path, 'location']))}
      onChange={(place) => changeAll(PLACE_ENTERED, { ...place })}
    />
  );
}
