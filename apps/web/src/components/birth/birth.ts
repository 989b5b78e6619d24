/** A birth in the words of the API. */
export interface Birth {
  /** `1990-06-15`; empty until it is given. */
  birth_date: string;
  /** `14:30`; absent: not known; empty until it is given. */
  birth_time?: string;
  /** What was typed, or the name of the chosen place. */
  location: string;
  /** Of a place that was chosen from the suggestions. */
  latitude?: number;
  longitude?: number;
  /** Of a request that names one. A chosen place does not: on old dates it was in other zones. */
  timezone?: string;
}

/** What is said about a place: the text, and the position once a suggestion was chosen. */
export type BirthPlace = Pick<Birth, 'location' | 'latitude' | 'longitude'>;

/** One message for each field that has a fault. */
export type BirthProblems = Partial<Record<'birth_date' | 'birth_time' | 'location', string>>;

/** Nothing is given yet. */
export const NO_BIRTH: Birth = { birth_date: '', birth_time: '', location: '' };

const LOCATION_LENGTH_MIN = 2;
const LOCATION_LENGTH_MAX = 200;

/** True for a day that the calendar has; years before 1582 are left to the API, which knows both calendars. */
function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (year === undefined || month === undefined || day === undefined) return false;
  const last = new Date(Date.UTC(2000, 0, 1));
  last.setUTCFullYear(Number(year), Number(month), 0);
  return Number(month) >= 1 && Number(month) <= 12 && Number(day) >= 1 && Number(day) <= last.getUTCDate();
}

/** The faults that a form can find without the API, which finds the others. */
export function birthProblems({ birth_date: date, birth_time: time, location }: Birth): BirthProblems {
  const problems: BirthProblems = {};
  if (date === '') problems.birth_date = 'Enter the date of birth.';
  else if (!isDay(date)) problems.birth_date = 'The calendar has no such day.';
  if (time === '') problems.birth_time = 'Enter the time, or say that it is unknown.';
  else if (time !== undefined && !/^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d)?$/.test(time))
    problems.birth_time = 'Enter a time such as 14:30.';
  const place = location.trim();
  if (place === '') problems.location = 'Enter the place of birth.';
  else if (place.length < LOCATION_LENGTH_MIN || place.length > LOCATION_LENGTH_MAX)
    problems.location = 'Name a town, for example “Paris” or “Springfield, Illinois”.';
  return problems;
}

/** The body of a request for the chart of this birth, as `/swiss/natal` takes it. */
export function birthRequest(birth: Birth): Record<string, string | number> {
  const { birth_date: date, birth_time: time, location, latitude, longitude, timezone } = birth;
  return {
    birth_date: date,
    ...(time === undefined || time === '' ? {} : { birth_time: time }),
    location: location.trim(),
    ...(latitude === undefined || longitude === undefined ? {} : { latitude, longitude }),
    ...(timezone === undefined ? {} : { timezone }),
  };
}
