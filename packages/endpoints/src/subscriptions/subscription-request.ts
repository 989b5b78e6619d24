import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import type { Issue } from '../problem.ts';
import { birthFields } from '../request/birth-data.ts';
import { collecting, typeName } from '../request/issue-list.ts';
import { field, FieldSet, choice, flag, number, storableText } from '../request/field.ts';
import { problemInDocumentOrder } from '../request/include.ts';
import { readFields } from '../request/reader.ts';
import { zodiacFields } from '../request/system.ts';
import { readRule, type Rule } from './read-rule.ts';
import { RULE_TYPES, ruleSchema, RULES_MAX } from './rule-schema.ts';
import { type RuleSearch, searchOfRule } from './rule-search.ts';

type Json = Readonly<Record<string, unknown>>;

/** What a subscription watches: the fields that its searches share, and its rules, as they were sent. */
export interface Watch {
  readonly shared: Json;
  readonly rules: readonly Json[];
}

/** A rule's search with its product. */
export interface WatchedSearch extends RuleSearch {
  /** Position of the rule. */
  readonly rule: number;
  readonly endpoint: Endpoint;
  /** What the caller said of it: the request of the product without its range. */
  readonly said: Json;
  /** The same, with some birth where any serves. */
  readonly input: Json;
}

/** A subscription that is to be made. */
export interface NewSubscription {
  readonly endpointId: string | null;
  readonly label: string;
  readonly noticeSeconds: number;
  readonly watch: Watch;
  readonly searches: readonly WatchedSearch[];
}

/** Changes of a subscription; absent: it stays. A null `endpointId` takes its endpoint away. */
export interface SubscriptionChanges {
  readonly endpointId?: string | null;
  readonly label?: string;
  readonly noticeSeconds?: number;
  readonly status?: 'active' | 'paused';
}

export const SUBSCRIPTION_LABEL_MAX = 100;
const NOTICE_HOURS_MAX = 720;
const HOUR_S = 3_600;
const DAY_MS = 86_400_000;
/** What a part of a search may be long, days; each is searched by itself. */
export const STEP_DAYS = 30;
/** Estimated processor time that the searches of a year may take together. */
export const YEAR_COST_MS_MAX = 30_000;
const YEAR_DAYS = 366;
const ENDPOINT_ID = /^whe_[0-9A-HJKMNP-TV-Z]{26}$/;
/** Stands in where everything is the same for every birth. */
const ANY_BIRTH: Json = { utc: '2000-01-01T12:00:00Z' };
const MOMENT_NAMES = ['birth_date', 'birth_time', 'utc', 'datetime_utc'] as const;
const SKY_NAMES = ['system', 'sidereal', 'settings'] as const;

const managed = {
  endpoint_id: field<string | null>(
    z.string().nullable(),
    { description: 'The webhook to which its events are sent; null or absent: none.' },
    (fields, name) => {
      if (fields.raw(name) === null) return null;
      const id = fields.text(name, { code: 'invalid_setting', maxLength: 40 });
      if (id === undefined || ENDPOINT_ID.test(id)) return id;
      fields.issue(
        'invalid_setting',
        name,
        `${name} is not the id of a webhook.`,
        'Send an id of GET /webhooks: whe_…',
      );
      return undefined;
    },
  ),
  label: storableText({ code: 'invalid_setting', maxLength: SUBSCRIPTION_LABEL_MAX, trim: true }),
  notice_hours: number(
    { code: 'invalid_range', min: 0, max: NOTICE_HOURS_MAX, hint: `At most ${NOTICE_HOURS_MAX}, 30 days.` },
    { description: 'How long before an event it is told.', unit: 'hours', byDefault: 0 },
  ),
};

const newSubscription = new FieldSet(
  {
    ...managed,
    rules: field<unknown>(
      z.array(ruleSchema).min(1).max(RULES_MAX),
      { description: 'What to look for.', required: true },
      (fields, name) => fields.raw(name),
    ),
    ...birthFields,
    ...zodiacFields,
    settings: field<unknown>(
      z.record(z.string(), z.unknown()),
      { description: 'As in the products that the rules search.' },
      (fields, name) => fields.raw(name),
    ),
    dry_run: flag({ description: 'Only the events of the next 30 days and the price: nothing is stored.' }),
  },
  { id: 'NewSubscription' },
);
const changes = new FieldSet(
  { ...managed, status: choice(['active', 'paused'], 'invalid_setting') },
  { id: 'SubscriptionChanges' },
);

export const newSubscriptionSchema = newSubscription.schema;
export const subscriptionChangesSchema = changes.schema;

/** The products by their names. */
export type Products = ReadonlyMap<string, Endpoint>;

/**
 * Reads a subscription. Each rule is also checked by the product that it searches.
 * @throws Problem with every fault of birth, settings and rules
 */
export function parseSubscription(products: Products, input: Json, nowMs: number): NewSubscription {
  const issues: Issue[] = [];
  const fields = readFields(input);
  const values = newSubscription.read(fields);
  const rules = readRules(input, issues);
  collecting(issues, () => fields.finish(true));
  const shared = sharedFields(input);
  const watch: Watch = { shared, rules: rules.flatMap((rule) => rule ?? []) };
  const ofProducts: Issue[][] = [];
  const searches = rules.flatMap((rule, index) => {
    if (rule === null) return [];
    const search = watchedSearch(products, shared, rule, index);
    const own: Issue[] = [];
    needTime(search, shared, own);
    const request = collecting(own, () => requestOf(search, nowMs, nowMs + STEP_DAYS * DAY_MS, nowMs));
    ofProducts.push(own.map((issue) => placed(issue, search, rule)));
    return request === null ? [] : [{ ...search, costMs: search.endpoint.cost?.(request)?.milliseconds ?? 0 }];
  });
  issues.push(...together(ofProducts));
  const costMs = searches.reduce((sum, one) => sum + one.costMs, 0) * (YEAR_DAYS / STEP_DAYS);
  if (costMs > YEAR_COST_MS_MAX) issues.push(tooCostly(costMs));
  const [first, ...rest] = distinct(issues);
  if (first !== undefined) throw problemInDocumentOrder(input, [first, ...rest]);
  return {
    endpointId: values.endpoint_id ?? null,
    label: values.label ?? '',
    noticeSeconds: Math.round((values.notice_hours ?? 0) * HOUR_S),
    watch,
    searches,
  };
}

/** Reads what changes of a subscription. @throws Problem with every fault */
export function parseSubscriptionChanges(input: Json): SubscriptionChanges {
  const fields = readFields(input);
  const values = changes.read(fields);
  if (Object.keys(input).length === 0)
    fields.issue(
      'missing_field',
      null,
      'Nothing is to be changed.',
      'Send label, endpoint_id, notice_hours or status.',
    );
  fields.finish(true);
  const { endpoint_id: endpointId, label, notice_hours: hours, status } = values;
  return {
    ...(endpointId === undefined ? {} : { endpointId }),
    ...(label === undefined ? {} : { label }),
    ...(hours === undefined ? {} : { noticeSeconds: Math.round(hours * HOUR_S) }),
    ...(status === undefined ? {} : { status }),
  };
}

/** The searches of a stored subscription. */
export function watchedSearches(products: Products, { shared, rules }: Watch): readonly WatchedSearch[] {
  return rules.map((rule, index) => watchedSearch(products, shared, rule as Rule, index));
}

function watchedSearch(products: Products, shared: Json, rule: Rule, index: number): WatchedSearch {
  const search = searchOfRule(rule);
  const endpoint = products.get(search.product);
  if (endpoint === undefined) throw new TypeError(`there is no product ${search.product}`);
  const said = composed(search, shared);
  const needsAny = search.takesBirth && search.isOfSky && !hasBirth(said);
  return { ...search, rule: index, endpoint, said, input: needsAny ? { ...ANY_BIRTH, ...said } : said };
}

/** The fields of the rule over those of the subscription; the birth of a request replaces that of the subscription. */
function composed({ own, takesBirth }: RuleSearch, shared: Json): Json {
  const names = takesBirth && !hasBirth(own) ? Object.keys(shared) : SKY_NAMES;
  const base = Object.fromEntries(names.flatMap((name) => (Object.hasOwn(shared, name) ? [[name, shared[name]]] : [])));
  return {
    ...base,
    ...own,
    ...(isObject(base['settings']) && isObject(own['settings'])
      ? { settings: { ...base['settings'], ...own['settings'] } }
      : {}),
  };
}

function hasBirth(fields: Json): boolean {
  return MOMENT_NAMES.some((name) => Object.hasOwn(fields, name));
}

/** What a product makes of a search over a range; settings and fields it does not know are faults. */
function requestOf({ endpoint, input, range }: WatchedSearch, fromMs: number, toMs: number, nowMs: number): unknown {
  const { settings } = input;
  const strict =
    settings === undefined ? { strict: true } : isObject(settings) ? { ...settings, strict: true } : settings;
  return endpoint.parse({ ...input, settings: strict, ...range(fromMs, toMs) }, nowMs);
}

function readRules(input: Json, issues: Issue[]): readonly (Rule | null)[] {
  const { rules } = input;
  const hint = `Send 1 to ${RULES_MAX} objects with type: ${RULE_TYPES.join(', ')}.`;
  const reject = (code: Issue['code'], message: string): [] => {
    issues.push({ code, field: 'rules', message, hint });
    return [];
  };
  if (rules === undefined) return reject('missing_field', 'rules is required: it says what to look for.');
  if (!Array.isArray(rules)) return reject('invalid_type_of_field', `rules must be an array, got ${typeName(rules)}.`);
  if (rules.length === 0 || rules.length > RULES_MAX)
    return reject('invalid_range', `rules must have 1 to ${RULES_MAX} entries, got ${rules.length}.`);
  return rules.map((rule: unknown, index) => {
    if (!isObject(rule)) {
      issues.push({
        code: 'invalid_type_of_field',
        field: `rules[${index}]`,
        message: `rules[${index}] must be an object, got ${typeName(rule)}.`,
        hint,
      });
      return null;
    }
    const read = readRule(rule);
    issues.push(...read.issues.map((issue) => ({ ...issue, field: `rules[${index}].${issue.field ?? ''}` })));
    return read.rule;
  });
}

function sharedFields(input: Json): Json {
  const names = [
    ...Object.keys(birthFields),
    'datetime_utc',
    'lat',
    'lon',
    'lng',
    'tz',
    'timezone_offset',
    ...SKY_NAMES,
  ];
  const given = [...new Set([...names, ...aliasesOfBirth])].filter((name) => Object.hasOwn(input, name));
  return Object.fromEntries(given.map((name) => [name, input[name]]));
}

const aliasesOfBirth = Object.values(birthFields).flatMap(({ aliases }) => aliases);

function needTime({ needsTime, input }: WatchedSearch, shared: Json, issues: Issue[]): void {
  if (needsTime === null || !Object.hasOwn(input, 'birth_date')) return;
  const time = input['birth_time'];
  const isUnknown =
    time === undefined || time === null || (typeof time === 'string' && /^\s*(unknown)?\s*$/i.test(time));
  if (!isUnknown) return;
  issues.push({
    code: 'birth_time_required',
    field: needsTime,
    message: 'This rule needs the ascendant, and the birth time is unknown.',
    hint: Object.hasOwn(shared, 'birth_date') ? 'Send birth_time, or leave the rule out.' : 'Send birth_time.',
  });
}

/** A fault that a product found, at the place of the subscription where it is to be repaired. */
function placed(issue: Issue, { rule: index, fieldInRule, own, range, product }: WatchedSearch, rule: Rule): Issue {
  const { field: name } = issue;
  const whole = `rules[${index}]`;
  if (name === null) return { ...issue, field: whole };
  const root = name.split(/[.[]/)[0]!;
  if (root in range(0, DAY_MS))
    return { code: issue.code, field: whole, message: issue.message, hint: 'Use fewer bodies, targets or aspects.' };
  const said = issue.code === 'birth_time_required' && name in rule ? name : null;
  if (said !== null || name.startsWith('request.')) return { ...issue, field: `${whole}.${name}` };
  const isOwn = Object.hasOwn(own, root) && (root !== 'settings' || fieldInRule(name) !== null);
  if (!isOwn) return issue;
  const inRule = fieldInRule(name);
  if (inRule === null) return { ...issue, field: whole };
  const message = product === 'return' ? issue.message.replace(/^type\b/, 'body') : issue.message;
  return { ...issue, message, field: `${whole}.${inRule}` };
}

/** A setting is unknown when no product of the rules knows it. */
function together(ofProducts: readonly (readonly Issue[])[]): Issue[] {
  const isOfSettings = ({ code, field: name }: Issue): boolean =>
    code === 'unknown_field' && name !== null && name.startsWith('settings.');
  return ofProducts
    .flat()
    .filter(
      (issue) =>
        !isOfSettings(issue) ||
        ofProducts.every((others) => others.some((other) => isOfSettings(other) && other.field === issue.field)),
    );
}

/** Each fault once, however many products found it. */
function distinct(issues: readonly Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.flatMap((issue) => {
    const key = `${issue.code} ${issue.field ?? ''}`;
    if (seen.has(key)) return [];
    seen.add(key);
    return [issue.code === 'unknown_field' ? { ...issue, hint: 'Remove it.' } : issue];
  });
}

function tooCostly(costMs: number): Issue {
  return {
    code: 'range_too_large',
    field: 'rules',
    message: `The searches of a year would take about ${Math.ceil(costMs / 1_000)} s of computing time; the limit is ${YEAR_COST_MS_MAX / 1_000} s.`,
    hint: 'Use fewer rules, bodies, targets or aspects, or several subscriptions.',
  };
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The request of a search over a range, as it is computed. */
export function inputOf({ input, range }: WatchedSearch, fromMs: number, toMs: number): Json {
  return { ...input, ...range(fromMs, toMs) };
}
