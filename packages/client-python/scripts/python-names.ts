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
