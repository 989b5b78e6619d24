/** The panels of the settings screen. Any other value in the URL, including `apikeys`, shows the account. */
export const panels = [
  { id: 'account', label: 'Account Settings' },
  { id: 'apps', label: 'Connected Apps' },
  { id: 'billing', label: 'Billing' },
  { id: 'support', label: 'Support' },
  { id: 'delete', label: 'Delete Account' },
] as const;

export type PanelId = (typeof panels)[number]['id'];

export function panelFrom(parameter: string | null): PanelId {
  return panels.find((panel) => panel.id === parameter)?.id ?? 'account';
}
