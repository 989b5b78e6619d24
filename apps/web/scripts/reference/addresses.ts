/** The page of an endpoint on this site. */
export const endpointAddress = (name: string): string => `/reference/${name}`;

/** Pages of the reference beside those of the endpoints: their address, name and what they hold. */
export const GENERAL_PAGES = [
  {
    address: '/reference',
    title: 'API reference',
    text: 'Every endpoint of the Theia astrology API, by subject, with its plan and price.',
  },
  {
    address: '/reference/conventions',
    title: 'Conventions',
    text: 'Authentication, prices, idempotency, limits, forms of an answer, pages, errors, headers, clients, MCP.',
  },
  { address: '/errors', title: 'Errors', text: 'Every error code with its status, what it means and what to do.' },
  { address: '/changelog', title: 'Changelog', text: 'What changed on the wire and in the service, newest first.' },
  {
    address: '/alternatives',
    title: 'Alternatives',
    text: 'Astrology APIs and libraries beside Theia, and what each does better, with the source of every statement.',
  },
] as const;
