import { fetchInTime } from './fetch-with-timeout.ts';
import { announceNewVersion, buildOf, runningBuild } from './new-version.ts';
import { hasUnsavedInput } from './unsaved-input.ts';

/** The build for which the page was reloaded, so that it does not reload twice for the same build. */
const RELOADED_KEY = 'theia-reloaded-for';
const UNREACHABLE = 'Theia cannot be reached. Check the connection and try again.';
const OUTDATED =
  'A new version of Theia is ready, and this part needs it. Reload the page when what you typed is saved.';

/** The timeout of a part; then the page reports it as missing. A part that arrived later is available immediately on retry. */
const PATIENCE_MS = 30_000;

/** A part of the app could not be loaded: no connection, the answer was not one of our scripts, or only a reload would help. */
export class PartMissingError extends Error {
  constructor(cause: unknown, message: string = UNREACHABLE) {
    super(message, { cause });
    this.name = 'PartMissingError';
  }
}

/** The entry script of the server's current pages; null when the answer is not one of our pages. */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetchInTime(window.location.pathname, {
      headers: { accept: 'text/html' },
      cache: 'no-store',
    });
    return buildOf(new DOMParser().parseFromString(await response.text(), 'text/html'));
  } catch {
    return null;
  }
}

/** True when the server answers with a page of this app. */
export async function isServed(): Promise<boolean> {
  return (await servedBuild()) !== null;
}

/** Reloads the page for a new build, unless it was already reloaded for it. True when the page is reloading. */
function reloadFor(build: string): boolean {
  if (sessionStorage.getItem(RELOADED_KEY) === build) return false;
  sessionStorage.setItem(RELOADED_KEY, build);
  window.location.reload();
  return true;
}

/** @throws PartMissingError when the part has not come in time */
async function withTimeout<Part>(loading: Promise<Part>, patienceMs: number): Promise<Part> {
  if (patienceMs === Number.POSITIVE_INFINITY) return loading;
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new PartMissingError('It did not come in time.')), patienceMs);
  try {
    return await Promise.race([loading, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Loads a lazy part of the app. If the server now runs another build, whose files have other names, the page
 * reloads once, and the promise never settles. Text that the user typed is never lost that way: then the part is missing, with the reason.
 * @param leaves the user is leaving what was shown before, so nothing typed there is kept anyway
 * @param patienceMs how long it is waited for; where nothing is missing without the part, without end
 * @throws PartMissingError
 */
export async function loadPart<Part>(
  load: () => Promise<Part>,
  leaves = false,
  patienceMs = PATIENCE_MS,
): Promise<Part> {
  try {
    return await withTimeout(load(), patienceMs);
  } catch (error) {
    if (error instanceof PartMissingError) throw error;
    const build = await servedBuild();
    if (build === null || build === runningBuild()) throw new PartMissingError(error);
    if (!leaves && hasUnsavedInput()) {
      announceNewVersion();
      throw new PartMissingError(error, OUTDATED);
    }
    if (reloadFor(build)) return new Promise<never>(() => {});
    throw new PartMissingError(error);
  }
}

/** The last resort when a browser does not request a failed module again: true when the server is reachable and the page reloads. */
export async function reloadIfReachable(): Promise<boolean> {
  const build = await servedBuild();
  return build !== null && reloadFor(`${build} again`);
}
