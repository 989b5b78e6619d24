export const AUTH_STORAGE_KEY = 'sb-theia-auth-token';

const isAuthName = (name: string) => name.startsWith('sb-') || name.startsWith('supabase');

function namesIn(storage: Storage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '').filter(isAuthName);
}

function authCookies(): string[] {
  return document.cookie
    .split(';')
    .map((pair) => pair.split('=')[0]?.trim() ?? '')
    .filter(isAuthName);
}

/** True if this browser stores any data of a sign-in, valid or not. */
export function hasAuthRemnants(): boolean {
  return namesIn(localStorage).length > 0 || namesIn(sessionStorage).length > 0 || authCookies().length > 0;
}

/** Removes cookies whose names start with `sb-` or `supabase`. */
export function clearAuthCookies(): void {
  for (const name of authCookies()) document.cookie = `${name}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`;
}

/** Removes every trace of a sign-in from storage and cookies. */
export function clearAuthRemnants(): void {
  for (const storage of [localStorage, sessionStorage]) for (const name of namesIn(storage)) storage.removeItem(name);
  clearAuthCookies();
}
