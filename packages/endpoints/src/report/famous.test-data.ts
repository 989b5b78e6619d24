type Fields = Readonly<Record<string, string | number>>;

/** A birth whose time is recorded (Rodden AA to B), and what an astrologer names first in its chart. */
export interface FamousBirth {
  readonly birth: Fields;
  /** Each is met by a cause of the opening: a point or a point and an angle, an aspect, a figure. */
  readonly first: readonly (readonly string[])[];
}

const at = (birth_date: string, birth_time: string, latitude: number, longitude: number): Fields => ({
  birth_date,
  birth_time,
  latitude,
  longitude,
});

/** Western charts. */
export const FAMOUS: Readonly<Record<string, FamousBirth>> = {
  'Albert Einstein': {
    birth: at('1879-03-14', '11:30', 48.4, 10),
    first: [['stellium', 'sun', 'saturn'], ['moon'], ['asc']],
  },
  'Elizabeth II': { birth: at('1926-04-21', '02:40', 51.5, -0.15), first: [['saturn'], ['mc'], ['moon']] },
  'Martin Luther King': { birth: at('1929-01-15', '12:00', 33.75, -84.39), first: [['sun'], ['asc']] },
  'Marilyn Monroe': { birth: at('1926-06-01', '09:30', 34.05, -118.24), first: [['sun'], ['moon'], ['asc']] },
  'Mohandas Gandhi': {
    birth: at('1869-10-02', '07:11', 21.64, 69.61),
    first: [['sun'], ['asc'], ['moon', 'square', 'mars'], ['venus']],
  },
  'Sigmund Freud': { birth: at('1856-05-06', '18:30', 49.64, 18.15), first: [['sun'], ['asc'], ['moon']] },
  'Carl Gustav Jung': { birth: at('1875-07-26', '19:29', 47.6, 9.32), first: [['sun'], ['dsc'], ['saturn']] },
  'Frida Kahlo': {
    birth: at('1907-07-06', '08:30', 19.35, -99.16),
    first: [['sun', 'opposition', 'mars'], ['moon'], ['asc']],
  },
  'Indira Gandhi': { birth: at('1917-11-19', '23:11', 25.45, 81.85), first: [['uranus'], ['dsc'], ['sun']] },
  'Swami Vivekananda': { birth: at('1863-01-12', '06:33', 22.57, 88.37), first: [['sun'], ['asc'], ['mars'], ['ic']] },
};

/** Vedic charts: the lagna and the Moon's nakshatra always, with what stands out besides. */
export const FAMOUS_VEDIC: Readonly<
  Record<string, { readonly from: string; readonly first: readonly (readonly string[])[] }>
> = {
  'Albert Einstein': { from: '1905-06-15', first: [['asc'], ['jyeshtha'], ['malavya']] },
  'Mohandas Gandhi': { from: '1930-01-01', first: [['asc'], ['ashlesha'], ['mercury']] },
  'Indira Gandhi': { from: '1970-01-01', first: [['asc'], ['uttara_ashadha'], ['vimshottari', 'jupiter']] },
  'Swami Vivekananda': { from: '1893-09-11', first: [['asc'], ['hasta'], ['mars']] },
  'Martin Luther King': { from: '1963-08-28', first: [['asc'], ['purva_bhadrapada'], ['sun']] },
};
