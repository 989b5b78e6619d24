import { relative } from 'node:path';
import ts from 'typescript';

/** The type that the driver sends for a parameter; `unknown` lets the database choose. */
type SentType = 'boolean' | 'timestamptz' | 'bytea' | 'unknown';

/** One possible text of a query in the program. */
export interface Query {
  /** `billing/customers.ts:30` */
  readonly place: string;
  readonly text: string;
  readonly parameters: readonly SentType[];
  /** The declared row type; null if none is declared. */
  readonly row: ts.Type | null;
}

type Piece = string | { readonly sent: SentType };
type Text = readonly Piece[];

const STATEMENT = /^\s*(select|insert|update|delete|with)\b/i;
const TAGS = new Set(['Sql', 'TransactionSql', 'ReservedSql']);

/** Every query written with the driver's tag in these files, once for each possible text. */
export function findQueries(program: ts.Program, folder: string, isOurs: (path: string) => boolean) {
  const checker = program.getTypeChecker();
  const queries: Query[] = [];
  const unknown: string[] = [];
  const typeName = (node: ts.Node) => checker.getTypeAtLocation(node).getSymbol()?.name ?? '';

  const visit = (node: ts.Node): void => {
    if (
      ts.isTaggedTemplateExpression(node) &&
      TAGS.has(typeName(node.tag)) &&
      STATEMENT.test(firstText(node.template))
    ) {
      const file = node.getSourceFile();
      const line = file.getLineAndCharacterOfPosition(node.getStart()).line + 1;
      const place = `${relative(folder, file.fileName).replaceAll('\\', '/')}:${line}`;
      const row =
        node.typeArguments === undefined ? null : rowType(checker.getTypeFromTypeNode(node.typeArguments[0]!));
      try {
        for (const text of possibleTexts(node.template)) queries.push({ place, row, ...withParameters(text) });
      } catch (error) {
        if (!(error instanceof UnknownText)) throw error;
        unknown.push(place);
      }
    }
    ts.forEachChild(node, visit);
  };

  const rowType = (rows: ts.Type): ts.Type => {
    const row = checker.getIndexTypeOfType(rows, ts.IndexKind.Number);
    if (row === undefined) throw new TypeError('The type of a query is an array of rows');
    return row;
  };

  const possibleTexts = (template: ts.TemplateLiteral): readonly Text[] => {
    if (ts.isNoSubstitutionTemplateLiteral(template)) return [[template.text]];
    let texts: readonly Text[] = [[template.head.text]];
    for (const { expression, literal } of template.templateSpans) {
      const middles = expressionTexts(expression);
      texts = texts.flatMap((before) => middles.map((middle) => [...before, ...middle, literal.text]));
    }
    return texts;
  };

  const expressionTexts = (expression: ts.Expression): readonly Text[] => {
    const type = checker.getTypeAtLocation(expression);
    const names = (type.isUnion() ? type.types : [type]).map((one) => one.getSymbol()?.name);
    if (names.includes('Helper')) return [listText(expression)];
    if (!names.includes('PendingQuery')) return [[{ sent: sentType(type) }]];
    return fragmentTexts(expression);
  };

  const fragmentTexts = (expression: ts.Expression): readonly Text[] => {
    if (ts.isTaggedTemplateExpression(expression)) return possibleTexts(expression.template);
    if (ts.isParenthesizedExpression(expression)) return expressionTexts(expression.expression);
    if (ts.isConditionalExpression(expression))
      return [...expressionTexts(expression.whenTrue), ...expressionTexts(expression.whenFalse)];
    if (ts.isIdentifier(expression)) {
      const declared = checker.getSymbolAtLocation(expression)?.valueDeclaration;
      if (declared !== undefined && ts.isVariableDeclaration(declared) && declared.initializer !== undefined)
        return expressionTexts(declared.initializer);
    }
    if (ts.isCallExpression(expression)) {
      const called = checker.getResolvedSignature(expression)?.declaration;
      if (called !== undefined && ts.isArrowFunction(called) && !ts.isBlock(called.body))
        return expressionTexts(called.body);
    }
    throw new UnknownText();
  };

  /** `sql(list)`, which the driver writes as a list in parentheses. */
  const listText = (expression: ts.Expression): Text => {
    const [values] = ts.isCallExpression(expression) ? expression.arguments : [];
    const type = values === undefined ? undefined : checker.getTypeAtLocation(values);
    const item = type === undefined ? undefined : checker.getIndexTypeOfType(type, ts.IndexKind.Number);
    if (item === undefined || !checker.isArrayLikeType(type!) || (item.flags & ts.TypeFlags.StringLike) === 0)
      throw new UnknownText();
    return ['(', { sent: 'unknown' }, ')'];
  };

  const sentType = (type: ts.Type): SentType => {
    const known = checker.getNonNullableType(type);
    if (isEach(known, (one) => (one.flags & ts.TypeFlags.BooleanLike) !== 0)) return 'boolean';
    if (isEach(known, (one) => one.getSymbol()?.name === 'Date')) return 'timestamptz';
    if (isEach(known, (one) => /^(Buffer|Uint8Array)$/.test(one.getSymbol()?.name ?? ''))) return 'bytea';
    return 'unknown';
  };

  for (const file of program.getSourceFiles()) if (isOurs(file.fileName)) visit(file);
  return { queries /** Places of queries whose text is known only at run time. */, unknown };
}

/** The text depends on values known only at run time. */
class UnknownText extends Error {}

const firstText = (template: ts.TemplateLiteral) =>
  ts.isNoSubstitutionTemplateLiteral(template) ? template.text : template.head.text;

const isEach = (type: ts.Type, is: (one: ts.Type) => boolean) => (type.isUnion() ? type.types.every(is) : is(type));

function withParameters(text: Text): Pick<Query, 'text' | 'parameters'> {
  const parameters: SentType[] = [];
  const pieces = text.map((piece) => (typeof piece === 'string' ? piece : `$${parameters.push(piece.sent)}`));
  return { text: pieces.join(''), parameters };
}
