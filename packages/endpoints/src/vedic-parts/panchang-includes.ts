/** Optional parts of a panchang. The five limbs and the rise and set times are always given. */
export const PANCHANG_INCLUDES = [
  'kalams',
  'lunar_month',
  'limbs',
  'varjyam',
  'choghadiya',
  'hora',
  'muhurtas',
  'periods',
  'lagnas',
] as const;
/** Those a Vedic chart gives with details; the others belong to the day, not to a birth. */
export const CHART_PANCHANG_INCLUDES = PANCHANG_INCLUDES.filter((part) => part !== 'periods' && part !== 'lagnas');
export type PanchangInclude = (typeof PANCHANG_INCLUDES)[number];

/** What an app shows on one screen. */
export const DEFAULT_PANCHANG_INCLUDES = ['kalams', 'lunar_month'] as const satisfies readonly PanchangInclude[];

/** The day to which moonrise and moonset belong: from midnight, or from sunrise as in printed panchangas. */
export const MOON_DAYS = ['civil', 'vedic'] as const;
export type MoonDay = (typeof MOON_DAYS)[number];

/** Months counted from new moon or from full moon. */
export const LUNAR_MONTH_SYSTEMS = ['amanta', 'purnimanta'] as const;
export type LunarMonthSystem = (typeof LUNAR_MONTH_SYSTEMS)[number];

export const HORA_DIVISIONS = ['unequal', 'equal'] as const;
