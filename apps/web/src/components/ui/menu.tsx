import { DropdownMenu } from 'radix-ui';
import { useRef, useState } from 'react';
import { Ellipsis, type Icon } from '@/components/icons/icons.tsx';
import { useAfterPaint } from '@/lib/after-paint.ts';
import { cn } from '@/lib/cn.ts';
import { buttonClass } from './button.tsx';

/** The look of a menu's panel and of its entries. */
export const menuClass = 'z-50 animate-rise rounded-xl border border-line bg-surface p-1.5 shadow-pop';
export const menuItemClass =
  'flex w-full items-center gap-2.5 rounded-md px-2.5 py-2 pointer-coarse:py-2.5 text-sm text-ink-soft outline-none data-[highlighted]:bg-sunken data-[highlighted]:text-ink [&_svg]:size-4 [&_svg]:text-ink-muted';

export interface MenuAction {
  readonly label: string;
  readonly icon: Icon;
  readonly act: () => void;
  /** It takes something away. */
  readonly isDanger?: boolean;
}

interface ActionMenuProps {
  /** The id of the button. */
  id: string;
  /** The accessible name of the button. */
  label: string;
  /** False: left out. */
  actions: readonly (MenuAction | false)[];
}

/** A button with three dots that opens a menu of actions. An action starts when the menu has closed, so that the focus returns here after its dialog. */
export function ActionMenu({ id, label, actions }: ActionMenuProps) {
  const [isOpen, setOpen] = useState(false);
  const isShown = useAfterPaint(isOpen);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuAction | null>(null);
  return (
    <DropdownMenu.Root modal={false} open={isShown} onOpenChange={setOpen}>
      <DropdownMenu.Trigger
        ref={trigger}
        id={id}
        aria-label={label}
        className={cn(buttonClass({ look: 'outline', size: 'small' }), 'w-8 px-0')}
      >
        <Ellipsis />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        className={cn(menuClass, 'min-w-44')}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          trigger.current?.focus();
          chosen.current?.act();
          chosen.current = null;
        }}
      >
        {actions.map((action) =>
          action === false ? null : (
            <DropdownMenu.Item
              key={action.label}
              className={cn(menuItemClass, action.isDanger && 'text-bad data-[highlighted]:text-bad [&_svg]:text-bad')}
              onSelect={() => {
                chosen.current = action;
              }}
            >
              <action.icon />
              {action.label}
            </DropdownMenu.Item>
          ),
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}
