/** The build for which the page was reloaded, so that it does not reload twice for the same build. */
const RELOADED_KEY = 'theia-reloaded-for';
const OWN_SCRIPT = 'script[type="module"][src^="/assets/"]';

/** A part of the app could not be loaded: no connection, or the answer was not one of our scripts. */
export class PartMissingError extends Error {
  constructor(cause: unknown) {
    super('Theia cannot be reached. Check the connection and try again.', { cause });
    this.name = 'PartMissingError';
  }
}

/** The entry script of the server's current pages; null when the answer is not one of our pages. */
async function servedBuild(): Promise<string | null> {
  try {
    const response = await fetch(window.location.pathname, { headers: { accept: 'text/html' }, cache: 'no-store' });
    const page = new DOMParser().parseFromString(await response.text(), 'text/html');
    return page.querySelector(OWN_SCRIPT)?.getAttribute('src') ?? null;
  } catch {
    return null;
  }
}

/** True when the server answers with a page of this app. */
export async function isServed(): Promise<boolean> {
  return (await servedBuild()) !== null;
}

const runningBuild = (): string | null => document.querySelector(OWN_SCRIPT)?.getAttribute('src') ?? null;

/** Reloads the page for a new build, unless it was already reloaded for it. True when the page is reloading. */
function reloadFor(build: string): boolean {
  if (sessionStorage.getItem(RELOADED_KEY) === build) return false;
  sessionStorage.setItem(RELOADED_KEY, build);
  window.location.reload();
  return true;
}

/**
 * Loads a lazy part of the app. If the server now runs another build, whose files have other names, the page
 * reloads once, and the promise never settles.
 * @throws PartMissingError
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    const build = await servedBuild();
    if (build !== null && build !== runningBuild() && reloadFor(build)) return new Promise<never>(() => {});
    throw new PartMissingError(error);
  }
}

/** The last resort when a browser does not request a failed module again: true when the server is reachable and the page reloads. */
export async function reloadIfReachable(): Promise<boolean> {
  const build = await servedBuild();
  return build !== null && reloadFor(`${build} again`);
}
