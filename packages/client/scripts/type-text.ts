import { refName, type Schema, schemaNamed } from './document.ts';
import { HEADER } from './methods.ts';
import { inlineVariants, querySchemas, REPLACED, usedSchemas, variantNames } from './products.ts';

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

/** A schema as a declaration with its comment: an interface where it describes an object, else a type. */
export function declarationText(name: string, schema: Schema, style: TypeStyle): string {
  const comment = commentText(schema, '');
  const isInterface =
    schema.type === 'object' && (schema.properties !== undefined || schema.allOf !== undefined) && !isRecord(schema);
  if (!isInterface) return `${comment}export type ${name} = ${typeText(schema, style)};\n`;
  const parents = (schema.allOf ?? []).map((part) => refName(part.$ref!));
  const heritage = parents.length === 0 ? '' : ` extends ${parents.join(', ')}`;
  return `${comment}export interface ${name}${heritage} ${bodyText(schema, style, '')}\n`;
}

/** The description of a schema and its unit as a comment, or nothing. */
export function commentText({ description, 'x-unit': unit }: Schema, indent: string): string {
  const text = [description, unit === undefined ? undefined : `Unit: ${unit}.`].filter(Boolean).join(' ');
  return text === '' ? '' : `${indent}/** ${text.replaceAll('*/', '*\\/')} */\n`;
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
    ...[...querySchemas].map(([name, schema]) => [name, declarationText(name, schema, { isAsked: true })] as const),
  ];
  const texts = declarations.toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, text]) => text);
  return `${HEADER}\n\n${texts.join('\n')}`;
}

/** A schema with alternatives gives each of them a name. */
function declarationsOf(name: string, isAsked: boolean): readonly (readonly [name: string, text: string])[] {
  const inline = inlineVariants(name);
  if (inline.length === 0) return [[name, declarationText(name, schemaNamed(name), { isAsked })]];
  return [
    [name, `export type ${name} = ${variantNames(name).join(' | ')};\n`],
    ...inline.map(([variant, schema]) => [variant, declarationText(variant, schema, { isAsked })] as const),
  ];
}
