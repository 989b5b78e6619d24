export type SocialNetwork = 'github' | 'x' | 'linkedin' | 'mastodon';

/** The operator's configuration, which the server writes into every page it sends (`apps/server/src/web/fill-in.ts`). */
export interface Operator {
  supportEmail: string | null;
  /** Customers who agreed to be named. */
  trustedBy: readonly string[];
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
}

/** Placeholders in the build, which the server replaces or removes. */
export const PLACEHOLDER: Operator = {
  supportEmail: 'support@theia.invalid',
  trustedBy: ['A customer who agreed to be named'],
  social: {
    github: 'https://github.invalid/',
    x: 'https://x.invalid/',
    linkedin: 'https://linkedin.invalid/',
    mastodon: 'https://mastodon.invalid/',
  },
};
const NOBODY: Operator = { supportEmail: null, trustedBy: [], social: {} };

/** True while pages are rendered at build time, when the operator is unknown: every variant is rendered then. */
export const isBuildTime = typeof document === 'undefined';

function readOperator(): Operator {
  if (isBuildTime) return PLACEHOLDER;
  const told = document.getElementById('operator')?.textContent;
  return told ? { ...NOBODY, ...(JSON.parse(told) as Partial<Operator>) } : NOBODY;
}

export const operator: Operator = readOperator();
