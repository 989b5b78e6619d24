import { cn } from '@/lib/cn.ts';
import { firstLetter } from '@/lib/format.ts';

const sizes = { sm: 'size-7 text-xs', default: 'size-9 text-sm', lg: 'size-12 text-lg' } as const;

interface UserAvatarProps {
  email: string | null | undefined;
  size?: keyof typeof sizes;
}

/** The first letter of the user's e-mail in a circle, or `?`. */
export function UserAvatar({ email, size = 'default' }: UserAvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={cn(
        'inline-grid shrink-0 place-items-center rounded-full bg-accent-wash font-semibold text-accent ring-1 ring-accent/25',
        sizes[size],
      )}
    >
      {firstLetter(email)}
    </span>
  );
}
