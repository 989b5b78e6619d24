import { DASHA_SYSTEMS } from '@theia-astro/astro/vedic/dasha/dashas';
import { MOON_PHASES } from '@theia-astro/astro/phase/phases';
import type { Issue } from '../problem.ts';
import { collecting } from '../request/issue-list.ts';
import type { FieldReader } from '../request/field-reader.ts';
import { readFields } from '../request/reader.ts';
import { NATAL_POINT_IDS } from '../western/natal-points.ts';
import {
  DASHA_LEVELS_MAX,
  ECLIPSE_ORB_MAX_DEG,
  fieldsOfRule,
  INGRESSES,
  RULE_ECLIPSE_KINDS,
  RULE_TYPES,
  type RuleType,
  SEARCHED_PRODUCTS,
  TRANSIT_MOMENTS,
} from './rule-schema.ts';

type Json = Readonly<Record<string, unknown>>;

/** A rule as it was sent, in which the fields that no product reads are checked. */
export type Rule = Json & { readonly type: RuleType };

/** Fields that a product would search by, and forms of its answer: both are ours. */
const OURS: ReadonlySet<string> = new Set(
  `from to after before count limit cursor year transit_date transit_time progressed_date progressed_time format fields compact dry_run`.split(
    ' ',
  ),
);

/** A rule, and what is wrong with the fields that no product reads. */
export interface ReadRule {
  /** Without its faulty fields; null: it cannot be searched. */
  readonly rule: Rule | null;
  readonly issues: readonly Issue[];
}

const REQUIRED: Partial<Record<RuleType, readonly string[]>> = {
  ingress: ['of'],
  return: ['body'],
  search: ['product', 'request'],
};

/** Reads a rule. What a product reads (`bodies`, `orb` …) is checked by the product. The fields of faults are those of the rule. */
export function readRule(value: Json): ReadRule {
  const issues: Issue[] = [];
  const fields = readFields(value);
  const type = fields.oneOf('type', RULE_TYPES, 'invalid_setting');
  if (!fields.has('type'))
    fields.missing('type', 'type is required: it says what to look for.', `Use one of ${RULE_TYPES.join(', ')}.`);
  if (type === undefined) {
    // Without its type, no field of the rule is known to be wrong.
    for (const name of Object.keys(value)) fields.raw(name);
    collecting(issues, () => fields.finish(false));
    return { rule: null, issues };
  }
  for (const name of fieldsOfRule(type)) fields.raw(name);
  checkOwn(fields, type);
  collecting(issues, () => fields.finish(true));
  const faulty = new Set(issues.map(({ field }) => field?.split(/[.[]/)[0]));
  const read = Object.fromEntries(
    Object.entries({ ...value, ...fields.echo }).filter(([name]) => !faulty.has(name) || isRequest(type, name, value)),
  );
  const isWhole = (REQUIRED[type] ?? []).every((name) => Object.hasOwn(read, name));
  return { rule: isWhole ? { ...read, ...searchable(type, read), type } : null, issues };
}

function isRequest(type: RuleType, name: string, { request }: Json): boolean {
  return type === 'search' && name === 'request' && isObject(request);
}

/** The request of a search without what is ours. */
function searchable(type: RuleType, { request }: Json): Json {
  if (type !== 'search' || !isObject(request)) return {};
  return { request: Object.fromEntries(Object.entries(request).filter(([name]) => !OURS.has(name))) };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkOwn(fields: FieldReader, type: RuleType): void {
  const listed = <const T extends string>(name: string, values: readonly T[]): void => {
    const found = fields.list(name, values, { code: 'invalid_setting' });
    if (found?.length === 0)
      fields.issue(
        'invalid_setting',
        name,
        `${name} must not be empty.`,
        `Leave it out, or use some of ${values.join(', ')}.`,
      );
  };
  switch (type) {
    case 'transit':
      listed('moments', TRANSIT_MOMENTS);
      return;
    case 'ingress':
      fields.oneOf('of', INGRESSES, 'invalid_setting');
      if (!fields.has('of')) fields.missing('of', 'of is required: sign or house.', 'Use one of sign, house.');
      return;
    case 'eclipse':
      listed('kinds', RULE_ECLIPSE_KINDS);
      fields.list('targets', NATAL_POINT_IDS, { code: 'unknown_body', what: 'natal point' });
      fields.number('orb', {
        code: 'invalid_orb',
        min: 0,
        max: ECLIPSE_ORB_MAX_DEG,
        hint: `Use degrees from 0 to ${ECLIPSE_ORB_MAX_DEG}.`,
      });
      if (fields.has('orb') && !fields.has('targets'))
        fields.missing('targets', 'targets is required together with orb.', 'Name the natal points, or leave orb out.');
      return;
    case 'return':
      if (!fields.has('body')) fields.missing('body', 'body is required: which body returns.', 'For example sun.');
      return;
    case 'dasha':
      fields.oneOf('system', DASHA_SYSTEMS, 'invalid_setting');
      fields.number('levels', { code: 'invalid_range', min: 1, max: DASHA_LEVELS_MAX, integer: true });
      return;
    case 'lunation':
      listed('phases', MOON_PHASES);
      return;
    case 'search':
      checkSearch(fields);
      return;
    case 'station':
    case 'void_of_course':
  }
}

function checkSearch(fields: FieldReader): void {
  fields.oneOf('product', SEARCHED_PRODUCTS, 'unknown_request');
  const hint = `Use one of ${SEARCHED_PRODUCTS.join(', ')}.`;
  if (!fields.has('product')) fields.missing('product', 'product is required: what to search.', hint);
  const request = fields.raw('request');
  if (!fields.has('request')) fields.missing('request', undefined, 'Send the fields of the product, or {}.');
  else if (!isObject(request))
    fields.issue(
      'invalid_type_of_field',
      'request',
      'request must be an object.',
      'Send the fields of the product, or {}.',
    );
  else
    for (const name of Object.keys(request))
      if (OURS.has(name))
        fields.issue(
          'conflicting_fields',
          `request.${name}`,
          `${name} is not possible in a subscription, which searches from now on without an end.`,
          'Leave it out.',
        );
}
