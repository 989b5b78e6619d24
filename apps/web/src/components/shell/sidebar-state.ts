import { useCallback, useEffect, useState } from 'react';

const COOKIE = 'sidebar_state';
const COOKIE_SECONDS = 7 * 24 * 60 * 60;
const MOBILE_BREAKPOINT_PX = 768;
/** From this width on, a wide sidebar leaves tables enough room. */
const ROOMY_PX = 1024;

/** Wide or not, as the user chose; without a choice, as the window has room. */
function startsWide(): boolean {
  const cookies = document.cookie.split('; ');
  if (cookies.includes(`${COOKIE}=true`)) return true;
  return !cookies.includes(`${COOKIE}=false`) && matchMedia(`(min-width: ${ROOMY_PX}px)`).matches;
}

export function useIsMobile(): boolean {
  const query = `(max-width: ${MOBILE_BREAKPOINT_PX - 1}px)`;
  const [mobile, setMobile] = useState(() => matchMedia(query).matches);
  useEffect(() => {
    const media = matchMedia(query);
    const update = () => setMobile(media.matches);
    media.addEventListener('change', update);
    return () => media.removeEventListener('change', update);
  }, [query]);
  return mobile;
}

/** Tells whether the sidebar is wide (a choice is stored for 7 days) or, on small screens, open as a sheet. Ctrl or Cmd plus b toggles it. */
export function useSidebar() {
  const mobile = useIsMobile();
  const [expanded, setExpanded] = useState(startsWide);
  const [sheetOpen, setSheetOpen] = useState(false);

  const toggle = useCallback(() => {
    if (mobile) return setSheetOpen((open) => !open);
    setExpanded((wide) => {
      document.cookie = `${COOKIE}=${String(!wide)}; path=/; max-age=${COOKIE_SECONDS}; samesite=lax`;
      return !wide;
    });
  }, [mobile]);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'b' || !(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey)
        return;
      event.preventDefault();
      toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [toggle]);

  return { mobile, expanded, sheetOpen, setSheetOpen, toggle };
}
