export type SocialNetwork = 'github' | 'x' | 'linkedin' | 'mastodon';

/** What the operator of this installation told the server; the server writes it into every page it sends (`apps/server/src/web/fill-in.ts`). */
export interface Operator {
  supportEmail: string | null;
  /** Customers who agreed to be named. */
  trustedBy: readonly string[];
  social: Readonly<Partial<Record<SocialNetwork, string>>>;
}

/** What the build writes in their places, for the server to replace or take out. */
export const STAND_IN: Operator = {
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

/** True while pages are rendered at build time, where nobody knows yet who will run them: every variant is rendered then. */
export const isBuildTime = typeof document === 'undefined';

function readOperator(): Operator {
  if (isBuildTime) return STAND_IN;
  const told = document.getElementById('operator')?.textContent;
  return told ? { ...NOBODY, ...(JSON.parse(told) as Partial<Operator>) } : NOBODY;
}

export const operator: Operator = readOperator();
