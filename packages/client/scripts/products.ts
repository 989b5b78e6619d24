import {
  document,
  type Operation,
  propertiesOf,
  refName,
  reachable,
  resolve,
  type Schema,
  schemaNamed,
} from './document.ts';
import { resourceSchemas } from './resource-methods.ts';

/** A request or an answer of a product: its type, and which choice of `system` leads to it. */
export interface Variant {
  readonly request: string;
  readonly answer: string;
  readonly parts: Parts | null;
  /** The values of `format`, the default first; none where an answer is always JSON. */
  readonly forms: readonly string[];
  /** By what the request chooses the points of the answer. Null where the answer has no points by name. */
  readonly pointChoice: PointChoice | null;
}

/** The fields of a request that decide which points a chart has. */
export interface PointChoice {
  readonly bodies: boolean;
  readonly settings: readonly string[];
}

/** What `include` takes, and which properties of the answer it decides about. */
export interface Parts {
  readonly words: readonly string[];
  readonly byDefault: readonly string[];
  /** The same for the answer of a range. */
  readonly inRange: readonly string[];
}

/** The parts that are in an answer of this name by default. */
export function defaultsOf(parts: Parts | null, answer: string): readonly string[] {
  return (answer.endsWith('Range') ? parts?.inRange : parts?.byDefault) ?? [];
}

/** A product as the client sees it. */
export interface ClientProduct {
  /** Name of the method. */
  readonly method: string;
  readonly httpMethod: 'GET' | 'POST';
  readonly path: string;
  readonly summary: string;
  readonly description: string;
  readonly requestType: string | null;
  readonly requestIsOptional: boolean;
  readonly answerType: string;
  /** One for most products, several where `system` decides about the answer. */
  readonly variants: readonly Variant[];
  /** The two answers of a product that is asked for an instant or, with `from` and `to`, for a range. */
  readonly ranged: { readonly snapshot: string; readonly range: string } | null;
  readonly isPaged: boolean;
  /** The required fields of its requests, each with the fields that replace it. */
  readonly required: Readonly<Record<string, readonly string[]>>;
  /** Its optional `from` and `to` need each other. */
  readonly needsBothEnds: boolean;
}

/** The dispatcher of all products: every one has a method of its own here. */
const LEFT_OUT = new Set(['/swiss']);
/** Products that answer a request without any field, which the OpenAPI document does not say. */
const NEEDS_NOTHING = new Set(['/positions', '/moonphases', '/eclipses', '/occultations', '/sky', '/me']);
/** Products with a half-open range from `from` to `to` whose parts add up to the whole. */
const PAGED = new Set(['/transits', '/moonphases', '/eclipses']);
/** Parts that need more than to be asked for: houses need a place, stays a range. */
const UNCERTAIN: ReadonlySet<string> = new Set(['PositionsRequest houses', 'GocharaRequest stays']);
/** Request parameters that a caller sets otherwise, or not at all. */
const NOT_FIELDS = new Set(['TheiaVersion', 'RequestId', 'IdempotencyKey', 'IfNoneMatch', 'DryRun']);

/** Parts of the API beside the catalogue. */
const NO_PRODUCT = /^\/(?:jobs|reports|webhooks|subscriptions|events|feeds)(?:\/|$)/;

/** Schemas that the client replaces with more precise types. */
export const REPLACED = new Set(['BatchRequest']);

/** Schemas of requests in the query, named like those of bodies. */
export const querySchemas = new Map<string, Schema>();

/** The products of the catalogue, in its order. Each is asked by POST where it can be: only then a repetition is never charged twice. */
export const products: readonly ClientProduct[] = Object.entries(document.paths)
  .filter(([path]) => !LEFT_OUT.has(path))
  .flatMap(([path, methods]) => {
    const operation = methods['post'] ?? methods['get']!;
    return operation.parameters === undefined || path === '/openapi.json' || NO_PRODUCT.test(path)
      ? []
      : [describe(path, methods['post'] === undefined ? 'GET' : 'POST', operation)];
  });

function describe(path: string, httpMethod: 'GET' | 'POST', operation: Operation): ClientProduct {
  const name = operation.operationId.replace(/^(?:get|post)_/, '');
  const content = operation.responses['200']!.content;
  const answerType = refName(content['application/json']!.schema.$ref!);
  const asked = httpMethod === 'POST' ? bodyType(operation) : queryType(name, operation);
  const answers = variantNames(answerType);
  const requests = asked === null ? [] : variantNames(asked);
  const ranged = answers.length === 2 && answers[0]!.endsWith('Snapshot');
  return {
    method: camel(name),
    httpMethod,
    path,
    summary: operation.summary,
    description: operation.description,
    requestType: asked,
    requestIsOptional: NEEDS_NOTHING.has(path),
    answerType,
    variants: requests.map((request, index) => ({
      request,
      answer: requests.length === 1 ? answerType : answers[index]!,
      parts: readParts(request, ranged || requests.length === 1 ? answers : [answers[index]!]),
      forms: readForms(request),
      pointChoice: readPointChoice(request, ranged || requests.length === 1 ? answers[0]! : answers[index]!),
    })),
    ranged: ranged ? { snapshot: answers[0]!, range: answers[1]! } : null,
    isPaged: PAGED.has(path),
    required: operation['x-required'] ?? {},
    needsBothEnds: operation['x-together'] !== undefined,
  };
}

function bodyType(operation: Operation): string {
  const schema = operation.requestBody!.content['application/json']!.schema;
  return refName((schema.allOf ?? [schema])[0]!.$ref!);
}

/** The query of a product as one object; null when it has no fields. */
function queryType(name: string, { parameters = [] }: Operation): string | null {
  const fields = parameters.flatMap((parameter) => {
    if (parameter.$ref === undefined) return [parameter];
    const shared = document.components.parameters[refName(parameter.$ref)];
    return shared === undefined || NOT_FIELDS.has(refName(parameter.$ref)) ? [] : [shared];
  });
  if (fields.length === 0) return null;
  const type = `${pascal(name)}Request`;
  querySchemas.set(type, {
    type: 'object',
    properties: Object.fromEntries(
      fields.map(({ name: field, description, schema }) => [
        field,
        { ...schema, ...(description === undefined ? {} : { description }) },
      ]),
    ),
    required: fields.filter(({ required }) => required === true).map(({ name: field }) => field),
  });
  return type;
}

/** The alternatives of a named schema, each under a name of its own: `NatalRequest` → `WesternNatalRequest`, `VedicNatalRequest`. */
export function variantNames(type: string): readonly string[] {
  const choices = alternatives(type);
  return choices.length === 0
    ? [type]
    : choices.map((choice) => (choice.$ref === undefined ? `${systemOf(choice)}${type}` : refName(choice.$ref)));
}

/** The alternatives that have no name of their own in the document. */
export function inlineVariants(type: string): readonly (readonly [name: string, schema: Schema])[] {
  return alternatives(type)
    .filter(({ $ref }) => $ref === undefined)
    .map((choice) => [`${systemOf(choice)}${type}`, choice]);
}

function alternatives(type: string): readonly Schema[] {
  const schema = querySchemas.get(type) ?? schemaNamed(type);
  return /(?:Request|Answer)$/.test(type) ? (schema.anyOf ?? schema.oneOf ?? []) : [];
}

function systemOf(schema: Schema): string {
  const system = schema.properties?.['system']?.const;
  return system === undefined ? 'Western' : pascal(String(system));
}

/** The schema that a name of `variantNames` stands for. */
export function variantSchema(name: string): Schema {
  const base = /^(?:Western|Vedic)(\w+(?:Request|Answer))$/.exec(name)?.[1];
  const inline = base === undefined ? undefined : inlineVariants(base).find(([variant]) => variant === name);
  return inline?.[1] ?? querySchemas.get(name) ?? schemaNamed(name);
}

/** Only words that are the name of a property decide whether that property is there. */
function readParts(request: string, answers: readonly string[]): Parts | null {
  const include = propertiesOf(variantSchema(request)).get('include')?.schema;
  if (include === undefined) return null;
  const words = (include.items?.enum ?? []).map(String).filter((word) => word !== 'default' && word !== 'all');
  const optional = new Set(
    answers.flatMap((answer) =>
      [...propertiesOf(variantSchema(answer))].filter(([, { required }]) => !required).map(([name]) => name),
    ),
  );
  const decided = words.filter((word) => optional.has(word) && !UNCERTAIN.has(`${request} ${word}`));
  if (decided.length === 0) return null;
  const said = /Default: ((?:`\w+`(?:, )?)+)\.$/.exec(include.description ?? '')?.[1] ?? '';
  const byDefault = [...said.matchAll(/`(\w+)`/g)].map((match) => match[1]!);
  const inRange = /a range[^.]*the default is (\w+)\./.exec(include.description ?? '')?.[1];
  return {
    words: decided,
    byDefault: decided.filter((word) => byDefault.includes(word)),
    inRange: decided.filter((word) => (inRange === undefined ? byDefault.includes(word) : word === inRange)),
  };
}

function readPointChoice(request: string, answer: string): PointChoice | null {
  const points = propertiesOf(variantSchema(answer)).get('points')?.schema;
  const { properties = {}, required = [] } = points === undefined ? {} : resolve(points);
  if (properties['sun'] === undefined || required.includes('sun')) return null;
  const fields = propertiesOf(variantSchema(request));
  const settings = fields.get('settings')?.schema;
  const names = settings === undefined ? [] : [...propertiesOf(settings).keys()];
  const choice = {
    bodies: fields.has('bodies'),
    settings: names.filter((name) => name === 'bodies' || name === 'coordinates'),
  };
  // A product that has bodies of its own shows which by no field.
  return settings === undefined || choice.bodies || names.includes('bodies') ? choice : null;
}

function readForms(request: string): readonly string[] {
  const format = propertiesOf(variantSchema(request)).get('format')?.schema;
  return format === undefined ? [] : (resolve(format).enum ?? []).map(String);
}

/** The births within a request are read as that of a natal chart. */
const BIRTH = { request: 'BirthData', path: '/swiss/natal' } as const;

/** What a caller must send of a type, by its name. Undefined where the schema says it all. */
export function requirementOf(type: string): Requirement | undefined {
  const product = products.find(
    ({ path, variants }) =>
      variants.some(({ request }) => request === type) || (type === BIRTH.request && path === BIRTH.path),
  );
  if (product === undefined) return undefined;
  const { birth_date: date, birth_time: time, location: place, ...others } = product.required;
  const replaced = Object.entries(others).find(([, fields]) => fields.length > 0);
  if (replaced !== undefined) throw new Error(`${product.path}: nothing is known of what replaces ${replaced[0]}`);
  const names = [
    ...(date === undefined ? [] : [time === undefined ? 'Birth' : 'TimedBirth']),
    ...(place === undefined ? [] : ['KnownPlace']),
  ];
  return { fields: Object.keys(others), choices: names };
}

/** Fields that are required, and the types of those that may be replaced. */
export interface Requirement {
  readonly fields: readonly string[];
  readonly choices: readonly string[];
}

/** The type of the fields of a request, whether they are required or not. */
export function fieldsType(request: string): string {
  return (requirementOf(request)?.choices ?? []).length === 0
    ? request
    : request.replace(/(?:Request|Data)$/, 'Fields');
}

/** Names of all schemas that answers and requests use. */
export function usedSchemas(): { readonly all: ReadonlySet<string>; readonly asked: ReadonlySet<string> } {
  const bodies = products.flatMap(({ requestType }) =>
    requestType === null || querySchemas.has(requestType) || REPLACED.has(requestType) ? [] : [requestType],
  );
  const queries = [...querySchemas.values()].flatMap((schema) =>
    Object.values(schema.properties ?? {}).flatMap(({ $ref }) => ($ref === undefined ? [] : [refName($ref)])),
  );
  const beside = resourceSchemas();
  const asked = reachable([...bodies, ...queries, ...beside.asked]);
  const answered = reachable([
    ...products.map(({ answerType }) => answerType),
    'Problem',
    'DryRun',
    'JobDryRun',
    ...beside.answered,
  ]);
  return { all: new Set([...asked, ...answered]), asked };
}

function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
