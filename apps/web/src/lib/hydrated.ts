/** Whether React has taken over an element: it keeps its own knowledge of it at the element from then on. */
export const isHydrated = (element: Element): boolean =>
  Object.keys(element).some((key) => key.startsWith('__reactProps$'));
