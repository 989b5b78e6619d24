import { refName, type Schema } from '../../client/scripts/document.ts';

const KEYWORDS = new Set(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield'.split(
    ' ',
  ),
);

/** Schemas whose name would hide a class of the language. */
const RENAMED: Readonly<Record<string, string>> = { Warning: 'AnswerWarning' };

/** A name of the wire as one of Python: a word of the language gets an underscore, as `from_`. */
export function pythonName(name: string): string {
  if (!/^[a-z]\w*[a-z\d]$|^[a-zA-Z]\w*$/.test(name) || name.endsWith('_'))
    throw new Error(`${name} cannot be a name in Python`);
  return KEYWORDS.has(name) ? `${name}_` : name;
}

/** The class or alias of a schema. */
export function className(schema: string): string {
  return RENAMED[schema] ?? schema;
}

/** `chart_1` → `Chart1` */
export function pascal(name: string): string {
  return name.replaceAll(/(?:^|_)([a-z\d])/g, (_, letter: string) => letter.toUpperCase());
}

/** `bodyMatrix` → `body_matrix` */
export function snake(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** A text as a Python string. */
export function quoted(text: string): string {
  return JSON.stringify(text);
}

const WIDTH = 160;
/** Characters of a description that stands beside its field; a longer one is a docstring, which editors show. */
const SHORT = 40;

/** A field of a class, and what is said about it. */
export interface FieldText {
  readonly text: string;
  readonly about: string;
}

/** The body of a class, with the colon before it. A field with a description has a line of its own, those between share lines. */
export function classBody(about: string, fields: readonly FieldText[]): string {
  const lines: string[] = [];
  let isOpen = false;
  for (const { text, about: of } of fields) {
    const longer = `${lines.at(-1)}; ${text}`;
    if (isOpen && of === '' && longer.length <= WIDTH) lines[lines.length - 1] = longer;
    else if (of !== '' && of.length <= SHORT) lines.push(`    ${text}  # ${of}`);
    else lines.push(`    ${text}`, ...(of === '' ? [] : [docstring(of, '    ').trimEnd()]));
    isOpen = of === '';
  }
  if (about !== '') return `:\n${docstring(about, '    ')}${lines.map((line) => `${line}\n`).join('')}`;
  if (lines.length > 1 || lines[0]?.includes('  # ') === true) return `:\n${lines.join('\n')}\n`;
  return `: ${lines[0]?.trimStart() ?? 'pass'}\n`;
}

/** A text as the docstring of what stands before it. */
export function docstring(text: string, indent: string): string {
  return text === ''
    ? ''
    : `${indent}"""${text.replaceAll('\\', '\\\\').replaceAll('"""', "'''").replace(/"$/, '" ')}"""\n`;
}

/** An object that has no name of its own in the document, and so gets that of where it is. */
export interface Nested {
  readonly name: string;
  readonly schema: Schema;
}

export interface Place {
  /** Name of the class around it, or of what it is. */
  readonly owner: string;
  /** What a caller sends: any sequence and mapping is taken. */
  readonly isAsked: boolean;
  /** Objects without a name are noted here. */
  readonly nested: Nested[];
}

/** A schema as a Python type. */
export function typeText(schema: Schema, place: Place): string {
  if (schema.const === undefined && schema.$ref !== undefined) return className(refName(schema.$ref));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return union(choices.map((choice) => typeText(choice, place)));
  // Literal types exist for words and whole numbers only.
  if (schema.enum?.some((value) => typeof value === 'number' && !Number.isInteger(value)) === true) return 'float';
  if (schema.const !== undefined) return `Literal[${literal(schema.const)}]`;
  if (schema.enum !== undefined) return `Literal[${schema.enum.map(literal).join(', ')}]`;
  if (Array.isArray(schema.type)) {
    const types = schema.type as readonly string[];
    return union(types.map((type) => typeText({ ...schema, type }, place)));
  }
  switch (schema.type) {
    case 'integer':
      return 'int';
    case 'number':
      return 'float';
    case 'string':
      return 'str';
    case 'boolean':
      return 'bool';
    case 'null':
      return 'None';
    case 'array':
      return listText(schema, place);
    case 'object':
      return objectText(schema, place);
    default:
      if (schema.allOf?.length === 1) return typeText(schema.allOf[0]!, place);
      return 'Any';
  }
}

/** Whether a schema is an object with fields of its own, and not a record of values by key. */
export function hasFields(schema: Schema): boolean {
  return (
    schema.type === 'object' &&
    (schema.properties !== undefined || schema.allOf !== undefined) &&
    schema.additionalProperties === undefined
  );
}

/** What is said about a schema, with its unit. */
export function description({ description: text, 'x-unit': unit }: Schema): string {
  return [text, unit === undefined ? undefined : `Unit: ${unit}.`].filter(Boolean).join(' ');
}

/** Types one of which it is. */
export function union(types: readonly string[]): string {
  const all = types.flatMap((type) => splitUnion(type));
  const isLiteral = (type: string): boolean => type.startsWith('Literal[');
  const values = new Set(all.filter(isLiteral).flatMap((type) => type.slice('Literal['.length, -1).split(', ')));
  const single = new Set(all.map((type) => (isLiteral(type) ? `Literal[${[...values].join(', ')}]` : type)));
  return [...single].toSorted((a, b) => Number(a === 'None') - Number(b === 'None')).join(' | ');
}

/** The choices of a union, those within brackets left together. */
function splitUnion(type: string): readonly string[] {
  const found: string[] = [];
  let depth = 0;
  let start = 0;
  for (const { index, 0: mark } of type.matchAll(/[[\]]| \| /g)) {
    if (mark === '[') depth += 1;
    else if (mark === ']') depth -= 1;
    else if (depth === 0) {
      found.push(type.slice(start, index));
      start = index + mark.length;
    }
  }
  return [...found, type.slice(start)];
}

function listText({ items = {}, prefixItems, maxItems }: Schema, place: Place): string {
  const list = place.isAsked ? 'Sequence' : 'list';
  if (prefixItems === undefined)
    return `${list}[${typeText(items, { ...place, owner: place.owner.replace(/s$/, '') })}]`;
  const first = prefixItems.map((item) => typeText(item, place));
  return maxItems === prefixItems.length && !place.isAsked
    ? `tuple[${first.join(', ')}]`
    : `${list}[${union([...first, typeText(items, place)].filter((type) => type !== 'Any'))}]`;
}

function objectText(schema: Schema, place: Place): string {
  if (!hasFields(schema)) return recordText(schema, place);
  const { allOf = [], properties } = schema;
  if (allOf.length === 1 && properties === undefined) return typeText(allOf[0]!, place);
  if (!place.nested.some(({ name }) => name === place.owner)) place.nested.push({ name: place.owner, schema });
  return place.owner;
}

/** A value by key; what is said of the keys that are known holds for the others too. */
function recordText({ propertyNames, properties = {}, additionalProperties = {} }: Schema, place: Place): string {
  const item = { ...place, owner: `${place.owner}Value` };
  const values = [...Object.values(properties), additionalProperties].map((value) => typeText(value, item));
  const key = propertyNames === undefined ? 'str' : typeText(propertyNames, item);
  return `${place.isAsked ? 'Mapping' : 'dict'}[${key}, ${union(values)}]`;
}

/** The place of a property of a class. */
export function within(place: Place, property: string): Place {
  return { ...place, owner: `${place.owner}${pascal(property)}` };
}

function literal(value: string | number | boolean | null): string {
  if (value === null) return 'None';
  if (typeof value === 'boolean') return value ? 'True' : 'False';
  return typeof value === 'string' ? quoted(value) : String(value);
}
