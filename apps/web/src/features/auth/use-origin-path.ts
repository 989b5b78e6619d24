import { useLocation } from 'react-router';
import { paths, safeInternalPath } from '@/lib/paths.ts';

interface Origin {
  pathname: string;
  search: string;
}

function readOrigin(state: unknown): Origin | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  const { from } = state;
  if (typeof from !== 'object' || from === null || !('pathname' in from) || !('search' in from)) return null;
  return { pathname: String(from.pathname), search: String(from.search) };
}

/** The page after a successful sign-in: the page the guard redirected from, the `redirect` in the URL, else home, which is the dashboard. */
export function useOriginPath(): string {
  const { state, search } = useLocation();
  const origin = readOrigin(state);
  if (origin) return safeInternalPath(`${origin.pathname}${origin.search}`) ?? paths.dashboard;
  const params = new URLSearchParams(search);
  const redirect = safeInternalPath(params.get('redirect'));
  if (!redirect) return paths.dashboard;
  params.delete('redirect');
  const rest = params.toString();
  return rest ? `${redirect}${redirect.includes('?') ? '&' : '?'}${rest}` : redirect;
}
