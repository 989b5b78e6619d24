/** The display names of add-ons, by their ids in `subscriptions.addons`. */
export const ADDON_NAMES: Readonly<Record<string, string>> = {
  relationship: 'Relationship Compatibility',
  yearly_cycle: 'Yearly Cycle',
  transits: 'Transits',
};

/** The id of an add-on from its name, in upper or lower case; undefined if there is none. */
export function addonId(name: string): string | undefined {
  return Object.keys(ADDON_NAMES).find((id) => ADDON_NAMES[id]?.toLowerCase() === name.toLowerCase());
}
