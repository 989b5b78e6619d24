import { refName, resolve, type Schema, schemaNamed } from './document.ts';
import { HEADER } from './methods.ts';
import {
  fieldsType,
  inlineVariants,
  querySchemas,
  REPLACED,
  requirementOf,
  usedSchemas,
  variantNames,
} from './products.ts';

export interface TypeStyle {
  /** What a caller sends: lists are taken read-only, and `undefined` means absent. */
  readonly isAsked: boolean;
}

/** A schema as a TypeScript type. */
export function typeText(schema: Schema, style: TypeStyle, indent = ''): string {
  if (schema.$ref !== undefined) return refName(schema.$ref);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return union(choices.map((choice) => typeText(choice, style, indent)));
  if (schema.const !== undefined) return JSON.stringify(schema.const).replaceAll('"', "'");
  if (schema.enum !== undefined) return union(schema.enum.map((value) => literal(value)));
  if (Array.isArray(schema.type)) {
    const types = schema.type as readonly string[];
    return union(types.map((type) => typeText({ ...schema, type }, style, indent)));
  }
  switch (schema.type) {
    case 'integer':
    case 'number':
      return 'number';
    case 'string':
    case 'boolean':
    case 'null':
      return schema.type;
    case 'array':
      return listText(schema, style, indent);
    case 'object':
      return objectText(schema, style, indent);
    default:
      if (schema.allOf !== undefined) return schema.allOf.map((part) => typeText(part, style, indent)).join(' & ');
      return 'unknown';
  }
}

/** The declarations of what a caller sends: its fields, and which of them are required. */
function requestTexts(name: string, schema: Schema): readonly (readonly [name: string, text: string])[] {
  const { fields, choices } = requirementOf(name) ?? { fields: [], choices: [] };
  const whole = { ...schema, required: [...new Set([...(schema.required ?? []), ...fields])] };
  const own = fieldsType(name);
  const declared = [own, declarationText(own, whole, { isAsked: true })] as const;
  if (own === name) return [declared];
  return [declared, [name, `${commentText(schema, '')}export type ${name} = ${[own, ...choices].join(' & ')};\n`]];
}

/** A schema as a declaration with its comment: an interface where it describes an object, else a type. */
function declarationText(name: string, schema: Schema, style: TypeStyle): string {
  const comment = commentText(schema, '');
  const isInterface =
    schema.type === 'object' && (schema.properties !== undefined || schema.allOf !== undefined) && !isRecord(schema);
  if (!isInterface) return `${comment}export type ${name} = ${typeText(schema, style)};\n`;
  const parents = (schema.allOf ?? []).map((part) => fieldsType(refName(part.$ref!)));
  const heritage = parents.length === 0 ? '' : ` extends ${parents.join(', ')}`;
  return `${comment}export interface ${name}${heritage} ${bodyText(schema, style, '')}\n`;
}

/** The description of a schema, else that of what it refers to, and its unit as a comment, or nothing. */
function commentText(schema: Schema, indent: string): string {
  const { description, 'x-unit': unit } = { ...described(schema), ...schema };
  const text = [description, unit === undefined ? undefined : `Unit: ${unit}.`].filter(Boolean).join(' ');
  return text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;
}

/** What is said of the schema that another one refers to, of the entries of a list, or of a choice that may be null. */
function described(schema: Schema): Schema {
  const { anyOf = [], items } = schema;
  const [only, ...others] = anyOf.filter(({ type }) => type !== 'null');
  const inner = schema.$ref === undefined ? (others.length === 0 ? (only ?? items) : undefined) : resolve(schema);
  return inner === undefined || inner.description !== undefined ? (inner ?? {}) : described(inner);
}

function listText(schema: Schema, style: TypeStyle, indent: string): string {
  const word = style.isAsked ? 'readonly ' : '';
  const { items = {}, prefixItems } = schema;
  if (prefixItems !== undefined) {
    const first = prefixItems.map((item) => typeText(item, style, indent));
    const isClosed = schema.maxItems === prefixItems.length;
    return `${word}[${[...first, ...(isClosed ? [] : [`...${bracketed(typeText(items, style, indent))}[]`])].join(', ')}]`;
  }
  return `${word}${bracketed(typeText(items, style, indent))}[]`;
}

function objectText(schema: Schema, style: TypeStyle, indent: string): string {
  const parents = (schema.allOf ?? []).map((part) => typeText(part, style, indent));
  const own =
    schema.properties === undefined
      ? schema.additionalProperties === undefined
        ? []
        : [recordText(schema, style, indent)]
      : [bodyText(schema, style, indent)];
  return [...parents, ...own].join(' & ') || 'Record<string, unknown>';
}

/** An object that names no property: a value by key. */
function isRecord(schema: Schema): boolean {
  return schema.properties === undefined && schema.additionalProperties !== undefined;
}

function recordText({ propertyNames, additionalProperties = {} }: Schema, style: TypeStyle, indent: string): string {
  const value = typeText(additionalProperties, style, indent);
  return propertyNames === undefined
    ? `Record<string, ${value}>`
    : `Partial<Record<${typeText(propertyNames, style, indent)}, ${value}>>`;
}

function bodyText(schema: Schema, style: TypeStyle, indent: string): string {
  const inner = `${indent}  `;
  const { properties = {}, required = [], additionalProperties } = schema;
  const lines = Object.entries(properties).map(([name, property]) => {
    const type = typeText(property, style, inner);
    const isRequired = required.includes(name);
    const orAbsent = isRequired || !style.isAsked ? type : `${type} | undefined`;
    return `${commentText(property, inner)}${inner}${name}${isRequired ? '' : '?'}: ${orAbsent};\n`;
  });
  // Known properties that may be absent must fit the index signature too.
  if (additionalProperties !== undefined)
    lines.push(`${inner}[name: string]: ${typeText(additionalProperties, style, inner)} | undefined;\n`);
  return `{\n${lines.join('')}${indent}}`;
}

function literal(value: string | number | null): string {
  return typeof value === 'string' ? `'${value}'` : String(value);
}

function union(types: readonly string[]): string {
  return [...new Set(types.flatMap((type) => (type.includes('{') ? [type] : type.split(' | '))))].join(' | ');
}

function bracketed(type: string): string {
  return /[|& ]/.test(type) ? `(${type})` : type;
}

/** The module of the types of the wire: one declaration for each schema of the OpenAPI document that the client uses. */
export function wireTypesText(): string {
  const { all, asked } = usedSchemas();
  const names = [...all].filter((name) => !REPLACED.has(name));
  const declarations = [
    ...names.flatMap((name) => declarationsOf(name, asked.has(name))),
    ...[...querySchemas].flatMap(([name, schema]) => requestTexts(name, schema)),
  ];
  const texts = declarations.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  const choices = ['Birth', 'KnownPlace', 'TimedBirth'];
  return `${HEADER}\nimport type { ${choices.join(', ')} } from './required.ts';\n\n${texts.join('\n')}`;
}

/** A schema with alternatives gives each of them a name. */
function declarationsOf(name: string, isAsked: boolean): readonly (readonly [name: string, text: string])[] {
  const inline = inlineVariants(name);
  const texts = (one: string, schema: Schema): readonly (readonly [string, string])[] =>
    isAsked ? requestTexts(one, schema) : [[one, declarationText(one, schema, { isAsked })]];
  if (inline.length === 0) return texts(name, schemaNamed(name));
  return [
    [name, `export type ${name} = ${variantNames(name).join(' | ')};\n`],
    ...inline.flatMap(([variant, schema]) => texts(variant, schema)),
  ];
}
