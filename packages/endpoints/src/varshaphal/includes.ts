/** Parts of a Tajika year, in the order of the answer. */
export const VARSHAPHAL_PART_NAMES = [
  'muntha',
  'year_lord',
  'office_bearers',
  'sahams',
  'harsha_bala',
  'tajika_yogas',
  'patyayini_dasha',
  'mudda_dasha',
  'months',
  'sixty_hours',
  'tithi_pravesha',
  'chart',
] as const;
export type VarshaphalPart = (typeof VARSHAPHAL_PART_NAMES)[number];

/** `details` adds the sub-periods of the dashas and all fields of the points. */
export const VARSHAPHAL_INCLUDES = [...VARSHAPHAL_PART_NAMES, 'details'] as const;
export type VarshaphalInclude = (typeof VARSHAPHAL_INCLUDES)[number];

/** What an app shows on one screen. */
export const DEFAULT_VARSHAPHAL_INCLUDES = [
  'muntha',
  'year_lord',
  'mudda_dasha',
  'chart',
] as const satisfies readonly VarshaphalPart[];
