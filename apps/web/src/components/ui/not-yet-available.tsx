import { Badge } from './badge.tsx';

/** Marks a product that has a price but cannot be bought or called yet. */
export function NotYetAvailable({ id }: { id?: string }) {
  return (
    <span id={id}>
      <Badge tone="plain">Not yet available</Badge>
    </span>
  );
}
