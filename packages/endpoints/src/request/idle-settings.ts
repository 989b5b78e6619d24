import type { FieldReader } from './field-reader.ts';

/**
 * Settings by subject. Products list those that cannot change their answer, so that none is silently
 * ignored.
 */
export const ORB_NAMES = ['orb_degrees', 'aspect_orbs', 'orb_scale', 'orb_model'] as const;
export const ASPECT_NAMES = [...ORB_NAMES, 'aspects'] as const;
export const HOUSE_NAMES = ['house_system', 'house_placement', 'polar_fallback'] as const;
export const DIGNITY_NAMES = ['terms', 'triplicity'] as const;
export const SCHOOL_NAMES = [
  'dial',
  'picture_orb',
  'harmonics',
  'harmonic_orb',
  'draconic_orb',
  'antiscia_orb',
] as const;
export const STAR_NAMES = ['stars', 'star_aspects', 'star_orb', 'star_orbs', 'paran_orb_minutes'] as const;
export const FIGURE_NAMES = [...STAR_NAMES, 'parallel_orb', 'stellium_min', 'midpoint_orb', ...SCHOOL_NAMES] as const;

/** Warns of each setting given that has no effect on the product. */
export function warnOfIdle(settings: FieldReader, names: readonly string[]): void {
  for (const name of names) {
    if (settings.has(name))
      settings.warn({
        code: 'unknown_field',
        message: `settings.${name} has no effect on this product.`,
        field: `settings.${name}`,
      });
  }
}
