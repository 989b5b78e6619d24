import { paths } from '@/lib/paths.ts';

/** What to do about a call that failed with this status. */
export interface Fix {
  readonly text: string;
  readonly link: { readonly to: string; readonly label: string } | null;
}

/** The next step after a call that failed. */
export function fixOf(status: number): Fix {
  if (status === 401) return { text: 'The key was not accepted. Copy it again from step 1.', link: null };
  if (status === 402)
    return {
      text: 'The call needs a plan or credit.',
      link: { to: paths.billing, label: 'Add credit' },
    };
  if (status === 403)
    return {
      text: 'The plan or the limits of the key do not allow this call.',
      link: { to: paths.apiKeys, label: 'Look at the key' },
    };
  if (status === 429) return { text: 'Too many calls at once. Wait a moment and send it again.', link: null };
  if (status >= 500)
    return { text: 'This is our fault. Send it again in a moment.', link: { to: paths.status, label: 'Status' } };
  return {
    text: 'Correct the request and send it again. Failed calls are free.',
    link: { to: paths.errors, label: 'All errors' },
  };
}
