/** Parts of a panchang beside the five limbs and the risings, which are always given. */
export const PANCHANG_INCLUDES = ['limbs', 'kalams', 'choghadiya', 'hora', 'muhurta', 'lunar_month'] as const;
export type PanchangInclude = (typeof PANCHANG_INCLUDES)[number];

export const HORA_DIVISIONS = ['unequal', 'equal'] as const;
