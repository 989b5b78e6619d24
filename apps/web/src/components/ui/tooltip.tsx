import { Tooltip as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';

const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Primitive.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </Primitive.Provider>
  );
}

/** Shows the name of an icon. `hidden` omits it where the name is already visible. */
export function Tooltip({ text, hidden = false, children }: { text: string; hidden?: boolean; children: ReactNode }) {
  return (
    <Primitive.Root>
      <Primitive.Trigger asChild>{children}</Primitive.Trigger>
      {hidden ? null : (
        <Primitive.Portal>
          <Primitive.Content
            side="right"
            sideOffset={8}
            className="z-50 animate-fade-in rounded-md bg-ink px-2.5 py-1.5 text-xs font-medium text-bg shadow-pop"
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      )}
    </Primitive.Root>
  );
}
