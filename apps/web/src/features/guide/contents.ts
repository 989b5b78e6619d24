/** The sections of the page, in order, in the groups the sidebar shows. */
export const contents = [
  {
    title: 'Quick Start',
    sections: [
      { id: 'getting-started', label: 'Getting Started' },
      { id: 'authentication', label: 'Authentication' },
      { id: 'request-body', label: 'Request body' },
      { id: 'what-happens-next', label: 'What happens next' },
      { id: 'response', label: 'Example response' },
      { id: 'shortcuts', label: 'Shortcuts' },
      { id: 'errors', label: 'Errors' },
    ],
  },
  {
    title: 'API Endpoints',
    sections: [
      { id: 'endpoints', label: 'Overview' },
      { id: 'endpoints-starter', label: 'Starter' },
      { id: 'endpoints-growth', label: 'Growth' },
      { id: 'endpoints-professional', label: 'Professional' },
      { id: 'endpoints-wallet', label: 'From the wallet' },
      { id: 'endpoints-free', label: 'Free of charge' },
    ],
  },
] as const;

export const SECTION_IDS: readonly string[] = contents.flatMap(({ sections }) => sections.map(({ id }) => id));
