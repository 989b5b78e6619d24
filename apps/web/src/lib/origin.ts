import { useSyncExternalStore } from 'react';

/** What the build writes for the address of the installation; the server that sends the page puts its own in. */
const BUILT_ORIGIN = 'https://theia.invalid';

const subscribe = () => () => {};

/** The address as it stands in the prerendered page. */
function prerenderedOrigin(): string {
  if (typeof document === 'undefined') return BUILT_ORIGIN;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}

/** The address this installation is reached at, for examples that can be pasted as they stand. */
export function useOrigin(): string {
  return useSyncExternalStore(subscribe, () => window.location.origin, prerenderedOrigin);
}
