import { isOutage } from '../error-message.ts';
import { notifyFailure, Rejection } from '../operations/failure.ts';
import { CLEANED_PATHS, normalizePath, paths } from '../paths.ts';
import { getSupabase, onSupabaseCreated } from '../supabase.ts';
import { currentAuth, publishSession, publishStatus } from './auth-state.ts';
import { recovery } from './recovery.ts';
import { keepSessionFresh } from './refresh.ts';
import { onSessionRejected } from './rejected.ts';
import { hasAuthRemnants } from './remnants.ts';
import { endSession } from './sign-out.ts';

const GOOGLE_ERROR_TITLE = 'Google Sign-in Error';
const GOOGLE_ERROR_FALLBACK = 'Failed to sign in with Google';

let started = false;

function reportProviderError(): void {
  const answer = new URLSearchParams(window.location.hash.slice(1) || window.location.search);
  if (!answer.has('error') || !answer.has('error_description')) return;
  notifyFailure(new Rejection(GOOGLE_ERROR_TITLE, answer.get('error_description') || GOOGLE_ERROR_FALLBACK));
  window.history.replaceState(null, '', window.location.pathname);
}

function returnsFromProvider(): boolean {
  return window.location.hash.includes('access_token=');
}

/**
 * Reads the session directly; leftovers without a valid session ("phantom auth") are cleaned up and signed out everywhere. An unreachable
 * server does not end the session.
 */
export async function checkSession(): Promise<void> {
  try {
    const supabase = await getSupabase();
    const { data, error } = await supabase.auth.getSession();
    if (error && isOutage(error)) return publishStatus('unreachable');
    if (!data.session && hasAuthRemnants()) await endSession();
    publishSession(data.session);
    if (data.session) await confirmWithServer();
  } catch {
    publishStatus('unreachable');
  }
}

/** Checks with the server that the session is valid; a session ended elsewhere is cleaned up here. */
async function confirmWithServer(): Promise<void> {
  const supabase = await getSupabase();
  const { data, error } = await supabase.auth.getUser();
  const { session } = currentAuth();
  if (data.user && session) return publishSession(session, data.user);
  const status = error?.status ?? 0;
  if (error?.name === 'AuthSessionMissingError' || status === 401 || status === 403 || status === 404) {
    await endSession();
    publishSession(null);
  }
}

/** Reads who is signed in and keeps it current. Public pages without leftovers never load the client. */
export function startAuth(): void {
  if (started) return;
  started = true;
  reportProviderError();
  let stopRefreshing = () => {};
  onSupabaseCreated((client) => {
    client.auth.onAuthStateChange((event, session) => {
      if (event === 'PASSWORD_RECOVERY') recovery.begin();
      if (event === 'INITIAL_SESSION') return;
      publishSession(session);
    });
    stopRefreshing();
    stopRefreshing = keepSessionFresh(client);
  });
  const strongReset = normalizePath(window.location.pathname) === paths.login && cameFromLogin();
  if (hasAuthRemnants() || returnsFromProvider())
    void checkSession().then(() => (strongReset ? resetLogin() : undefined));
  else publishSession(null);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') confirmOnce();
  });
  onSessionRejected(confirmOnce);
}

let confirming = false;

/** Confirms the session of a signed-in user; many calls may be rejected together. */
function confirmOnce(): void {
  if (confirming || currentAuth().status !== 'authenticated') return;
  confirming = true;
  confirmWithServer()
    .catch(() => undefined)
    .finally(() => {
      confirming = false;
    });
}

function cameFromLogin(): boolean {
  if (!document.referrer) return false;
  const referrer = new URL(document.referrer);
  return referrer.origin === window.location.origin && normalizePath(referrer.pathname) === paths.login;
}

async function resetLogin(): Promise<void> {
  if (currentAuth().status !== 'unauthenticated') return;
  sessionStorage.clear();
  await endSession();
}

/** On public pages, removes leftovers without a session. */
export function cleanUpOn(pathname: string): void {
  if (!CLEANED_PATHS.includes(normalizePath(pathname))) return;
  if (currentAuth().status === 'unauthenticated' && hasAuthRemnants()) void checkSession();
}
