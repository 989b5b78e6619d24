import type { BodyId } from '../bodies/body-id.ts';
import type { ElectionCondition } from './condition.ts';

/** The bodies whose positions a condition asks for. */
export function bodiesOfCondition(condition: ElectionCondition): BodyId[] {
  switch (condition.kind) {
    case 'not':
      return bodiesOfCondition(condition.condition);
    case 'any':
    case 'all':
      return condition.conditions.flatMap(bodiesOfCondition);
    case 'aspect':
      return typeof condition.to === 'number' ? [condition.body] : [condition.body, condition.to];
    case 'body_in_arcs':
    case 'house':
    case 'retrograde':
    case 'near_sun':
      return [condition.body];
    default:
      return [];
  }
}
