/** Parts of a panchang beside the five limbs and the risings, which are always given. */
export const PANCHANG_INCLUDES = ['limbs', 'kalams', 'choghadiya', 'hora', 'muhurta', 'lunar_month'] as const;
export type PanchangInclude = (typeof PANCHANG_INCLUDES)[number];

/** Months counted from new moon or from full moon. */
export const LUNAR_MONTH_SYSTEMS = ['amanta', 'purnimanta'] as const;
export type LunarMonthSystem = (typeof LUNAR_MONTH_SYSTEMS)[number];

export const HORA_DIVISIONS = ['unequal', 'equal'] as const;
