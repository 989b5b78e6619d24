import type { PointId } from '@theia/astro/bodies/groups';
import { BODY_IDS, type BodyId } from '@theia/astro/natal/settings';

const bodies: ReadonlySet<string> = new Set(BODY_IDS);

export function isBody(id: PointId): id is BodyId {
  return bodies.has(id);
}
