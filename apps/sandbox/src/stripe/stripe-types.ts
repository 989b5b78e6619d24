import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

/** An answer of the sandbox's API or an event, as parsed JSON. */
export interface SandboxOutput {
  readonly where: string;
  readonly json: unknown;
}

const ROOT = dirname(fileURLToPath(import.meta.resolve('stripe')));
/** In the folder of this file, so that the import of `stripe` resolves the same way. */
const GENERATED = join(import.meta.dirname, 'stripe-said.generated.ts');
const OPTIONS: ts.CompilerOptions = {
  module: ts.ModuleKind.NodeNext,
  moduleResolution: ts.ModuleResolutionKind.NodeNext,
  target: ts.ScriptTarget.ES2024,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/**
 * Types of the SDK adjusted to the JSON of the pinned version: an enum has only its declared values, and a decimal is a string.
 */
const WIRE_TYPES: readonly { readonly file: string; readonly rewrite: (text: string) => string }[] = [
  {
    file: join(ROOT, 'shared.d.ts'),
    rewrite: (text) =>
      text.replace(/export type OtherString = string & Record<never, never>;/, 'export type OtherString = never;'),
  },
  {
    file: join(ROOT, 'Decimal.d.ts'),
    rewrite: () => 'export type Decimal = string;\nexport declare const Decimal: unknown;\n',
  },
];

/**
 * Checks the sandbox's JSON against the SDK's declarations with the compiler: each JSON becomes a literal of the declared type. So the compiler
 * finds missing fields, undeclared enum values, wrong nulls, wrong nested and expanded objects, and unknown fields. Returns one line per finding.
 */
export function findTypeErrors(said: readonly SandboxOutput[]): readonly string[] {
  const declared = (objects ??= declaredObjects());
  const unknown = said
    .filter(({ json }) => declaredType(json, declared) === null)
    .map(({ where, json }) => `${where}: no declared object is called ${JSON.stringify(objectKind(json))}`);
  const known = said.filter(({ json }) => declaredType(json, declared) !== null);
  const lines = known.map(
    ({ json }, index) => `export const said${index}: ${declaredType(json, declared)} = ${JSON.stringify(json)};`,
  );
  const { program, source } = compile(`import type { Stripe } from 'stripe';\n${lines.join('\n')}\n`);
  const findings = program.getSemanticDiagnostics(source).map((diagnostic) => {
    const { line, character } = source.getLineAndCharacterOfPosition(diagnostic.start ?? 0);
    const near = source.text.slice(diagnostic.start ?? 0, (diagnostic.start ?? 0) + 40);
    return `${known[line - 1]?.where ?? `line ${line}`} at ${character} (${near}): ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').slice(0, 400)}`;
  });
  return [...unknown, ...findings];
}

const objectKind = (json: unknown): unknown =>
  typeof json === 'object' && json !== null && 'object' in json ? json.object : undefined;

/** The declared type of a JSON object, by its field `object`; null if there is none. */
function declaredType(json: unknown, declared: ReadonlyMap<string, string>): string | null {
  const kind = objectKind(json);
  if (typeof kind !== 'string' || typeof json !== 'object' || json === null) return null;
  if (kind === 'list' && 'data' in json && Array.isArray(json.data)) {
    const entries: string[] = [...new Set(json.data.map((entry: unknown) => declaredType(entry, declared) ?? 'never'))];
    return `Stripe.ApiList<${entries.join(' | ') || 'never'}>`;
  }
  if (kind === 'event' && 'type' in json) return `Extract<Stripe.Event, { type: ${JSON.stringify(json.type)} }>`;
  const name = declared.get(kind);
  return 'deleted' in json ? (name === undefined ? null : name.replace(/\.(\w+)$/, '.Deleted$1')) : (name ?? null);
}

let objects: ReadonlyMap<string, string> | null = null;
const read = new Map<string, ts.SourceFile | undefined>();

/** Every object type of the SDK: the value of its field `object` → the name of its type. */
function declaredObjects(): ReadonlyMap<string, string> {
  const { program, source } = compile("import type { Stripe } from 'stripe';\nexport type { Stripe };\n");
  const checker = program.getTypeChecker();
  const [statement] = source.statements;
  if (statement === undefined || !ts.isImportDeclaration(statement))
    throw new Error('the import of the SDK is missing');
  const found = new Map<string, string>();
  const walk = (space: ts.Symbol, path: string, depth: number): void => {
    for (const member of checker.getExportsOfModule(space)) {
      const symbol = member.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(member) : member;
      const name = `${path}.${member.name}`;
      if (symbol.flags & ts.SymbolFlags.Namespace && depth < 2 && /^[A-Z]/.test(member.name))
        walk(symbol, name, depth + 1);
      if (!(symbol.flags & ts.SymbolFlags.Interface) || /^Deleted|Event$/.test(member.name)) continue;
      const kind = checker.getDeclaredTypeOfSymbol(symbol).getProperty('object');
      const type = kind === undefined ? undefined : checker.getTypeOfSymbol(kind);
      if (type?.isStringLiteral() && !found.has(type.value)) found.set(type.value, name);
    }
  };
  const imported = statement.importClause?.namedBindings;
  if (imported === undefined || !ts.isNamedImports(imported)) throw new Error('the import of the SDK is missing');
  const stripe = checker.getSymbolAtLocation(imported.elements[0]!.name)!;
  walk(stripe.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(stripe) : stripe, 'Stripe', 0);
  return found;
}

function compile(text: string): { readonly program: ts.Program; readonly source: ts.SourceFile } {
  const host = ts.createCompilerHost(OPTIONS);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (file) => file === GENERATED || fileExists.call(host, file);
  host.getSourceFile = (file, languageVersion, ...rest) => {
    if (file === GENERATED) return ts.createSourceFile(file, text, languageVersion, true);
    const changed = WIRE_TYPES.find((one) => one.file === file);
    if (changed === undefined) {
      if (!read.has(file)) read.set(file, getSourceFile.call(host, file, languageVersion, ...rest));
      return read.get(file);
    }
    const was = ts.sys.readFile(file) ?? '';
    const is = changed.rewrite(was);
    if (is === was) throw new Error(`${file} is not as expected: the SDK has changed`);
    return ts.createSourceFile(file, is, languageVersion, true);
  };
  const program = ts.createProgram([GENERATED], OPTIONS, host);
  const source = program.getSourceFile(GENERATED);
  if (source === undefined) throw new Error('the generated source is missing');
  return { program, source };
}
