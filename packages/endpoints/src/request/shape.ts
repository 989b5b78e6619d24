import { Problem } from '../problem.ts';
import type { Trail } from './issue-list.ts';

/** Deepest nesting of a request body, the body itself being level 1. */
export const MAX_DEPTH = 16;
/** Longest text anywhere in a request. */
export const MAX_TEXT_LENGTH = 512;

/**
 * Walks a wire input once and calls `onLongText` for every text (or field name) over 512 characters.
 * @throws Problem `invalid_json` when it is nested deeper than 16 levels.
 */
export function checkShape(root: object, onLongText: (trail: Trail) => void): void {
  walk(root, [], 1, onLongText);
}

function walk(node: object, trail: (string | number)[], depth: number, onLongText: (trail: Trail) => void): void {
  if (depth > MAX_DEPTH) {
    throw new Problem({
      code: 'invalid_json',
      field: null,
      message: `The request is nested deeper than ${MAX_DEPTH} levels.`,
      hint: 'Birth data needs at most two levels; see /openapi.json.',
    });
  }
  if (Array.isArray(node)) {
    for (let i = 0; i < node.length; i += 1) visit(node[i], i, trail, depth, onLongText);
    return;
  }
  for (const key of Object.keys(node)) {
    if (depth === 1 && key === 'bearer') continue;
    if (key.length > MAX_TEXT_LENGTH) onLongText([...trail, key]);
    visit((node as Record<string, unknown>)[key], key, trail, depth, onLongText);
  }
}

function visit(
  value: unknown,
  step: string | number,
  trail: (string | number)[],
  depth: number,
  onLongText: (trail: Trail) => void,
): void {
  if (typeof value === 'string') {
    if (value.length > MAX_TEXT_LENGTH) onLongText([...trail, step]);
  } else if (typeof value === 'object' && value !== null) {
    trail.push(step);
    walk(value, trail, depth + 1, onLongText);
    trail.pop();
  }
}
