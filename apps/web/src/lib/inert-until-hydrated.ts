const MARK = 'data-inert-until-hydrated';

/** Runs at the end of a prerendered page, before its first frame. Without JavaScript the fields stay in use. */
export const INERT_SCRIPT = `document.querySelectorAll('[${MARK}]').forEach(function(e){e.inert=true})`;

/**
 * Props of an element that holds fields. A prerendered page shows them from its first frame, but they take no input until React has hydrated
 * them: React would not hear of it.
 */
export const inertUntilHydrated = {
  [MARK]: '',
  ref: (element: HTMLElement | null): void => {
    if (element !== null) element.inert = false;
  },
};
