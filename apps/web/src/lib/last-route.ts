import { isRestrictedPath, paths } from './paths.ts';

const ROUTE_KEY = 'last_route';
const PARAMS_KEY = 'last_route_params';

/** Remembers a public page as the last visited one. Restricted pages, and links with a one-time token, are never stored. */
export function rememberRoute(pathname: string, search: string): void {
  if (isRestrictedPath(pathname) || pathname.startsWith('/auth/') || pathname.startsWith(paths.connect)) return;
  localStorage.setItem(ROUTE_KEY, pathname);
  localStorage.setItem(PARAMS_KEY, search);
}

/** The remembered page with its query string, or `/` if there is none. */
export function safeRedirectPath(): string {
  const route = localStorage.getItem(ROUTE_KEY);
  if (!route || isRestrictedPath(route)) return paths.home;
  return `${route}${localStorage.getItem(PARAMS_KEY) ?? ''}`;
}

export function forgetRoutes(): void {
  localStorage.removeItem(ROUTE_KEY);
  localStorage.removeItem(PARAMS_KEY);
}
