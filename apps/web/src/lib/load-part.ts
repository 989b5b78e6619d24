/** Set to the build a reload was made for, so that no page reloads itself twice for the same one. */
const RELOADED_KEY = 'theia-reloaded-for';
const OWN_SCRIPT = 'script[type="module"][src^="/assets/"]';

/** A part of the app could not be loaded: no connection, or what answered was no script of ours. */
export class PartMissingError extends Error {
  constructor(cause: unknown) {
    super('Theia cannot be reached. Check the connection and try again.', { cause });
    this.name = 'PartMissingError';
  }
}

/** The entry script that the server's pages name now; null when no page of ours came back. */
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

/** Loads the address afresh for a build, unless that was done already. True when the page is leaving. */
function reloadFor(build: string): boolean {
  if (sessionStorage.getItem(RELOADED_KEY) === build) return false;
  sessionStorage.setItem(RELOADED_KEY, build);
  window.location.reload();
  return true;
}

/**
 * Loads a part of the app that is a file of its own. When the server meanwhile runs another build, whose files have other names, the page
 * loads itself afresh, once, and this never settles.
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

/** The last resort for a part that a browser refuses to ask for again: true when the server is there and the page loads itself afresh. */
export async function reloadIfReachable(): Promise<boolean> {
  const build = await servedBuild();
  return build !== null && reloadFor(`${build} again`);
}
