import type { ComponentType, ReactNode, SVGProps } from 'react';

export type Icon = ComponentType<SVGProps<SVGSVGElement>>;

/**
 * Makes an icon component from the shapes of a 24 × 24 drawing, stroked in the colour of the text around it.
 * Screen readers skip it: the text or label beside it has the meaning.
 */
export function icon(shapes: ReactNode): Icon {
  return function Icon(props) {
    return (
      <svg
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {shapes}
      </svg>
    );
  };
}
