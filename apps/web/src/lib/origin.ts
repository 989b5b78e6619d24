import { useSyncExternalStore } from 'react';
import { BUILT_ORIGIN } from './built-origin.ts';

const subscribe = () => () => {};

/** The origin in the prerendered page. */
function prerenderedOrigin(): string {
  if (typeof document === 'undefined') return BUILT_ORIGIN;
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  return canonical ? new URL(canonical.href).origin : window.location.origin;
}

/** The origin of this installation, for examples that can be pasted unchanged. */
export function useOrigin(): string {
  return useSyncExternalStore(subscribe, () => window.location.origin, prerenderedOrigin);
}
