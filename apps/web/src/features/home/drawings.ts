/** A picture of the strip: a drawing of the gallery, by its id there. */
export interface StripDrawing {
  readonly id: string;
  readonly title: string;
  /** A map is as wide as two charts. */
  readonly isWide?: boolean;
}

export const STRIP_DRAWINGS: readonly StripDrawing[] = [
  { id: 'biwheel', title: 'Bi-wheel with transits' },
  { id: 'north-indian', title: 'North Indian' },
  { id: 'south-indian', title: 'South Indian' },
  { id: 'aspect-grid', title: 'Aspect grid' },
  { id: 'astrocartography', title: 'Astrocartography', isWide: true },
  { id: 'dial', title: '90° dial' },
];

export type StripTheme = 'light' | 'dark';
export const STRIP_THEMES: readonly StripTheme[] = ['light', 'dark'];

/** The file of a picture, which the build draws. */
export const stripAddress = (id: string, theme: StripTheme): string => `/home/${id}-${theme}.svg`;

/** The live wheel of the current minute, which needs no key. */
export const skyAddress = (theme: StripTheme): string => `/sky?format=svg&theme=${theme}`;
