import { Badge } from './badge.tsx';

/** Beside what is announced with its price, but cannot be bought or called yet. */
export function NotYetAvailable({ id }: { id?: string }) {
  return (
    <span id={id}>
      <Badge tone="plain">Not yet available</Badge>
    </span>
  );
}
