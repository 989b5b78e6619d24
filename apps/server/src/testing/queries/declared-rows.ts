import ts from 'typescript';
import type { DescribedColumn } from './describe-query.ts';

/** The JavaScript types that the driver returns for PostgreSQL types; all others arrive as text. */
const DRIVER_TYPES: Readonly<Record<string, string>> = {
  bool: 'boolean',
  int2: 'number',
  int4: 'number',
  oid: 'number',
  float4: 'number',
  float8: 'number',
  bytea: 'Buffer',
  date: 'Date',
  timestamp: 'Date',
  timestamptz: 'Date',
  json: 'JSON',
  jsonb: 'JSON',
};

/** The differences between a declared row type and what the database and the driver return; empty if there are none. Null: no type is declared. */
export function rowFaults(
  row: ts.Type | null,
  columns: readonly DescribedColumn[],
  checker: ts.TypeChecker,
): readonly string[] {
  if (row === null)
    return columns
      .filter(({ isTableColumn }) => isTableColumn)
      .map(({ name }) => `${name} is selected and not declared`);
  const declared = new Map(checker.getPropertiesOfType(row).map((property) => [property.name, property]));
  const faults = columns.flatMap((column) => {
    const property = declared.get(column.name);
    if (property === undefined) return [`${column.name} is selected and not declared`];
    return columnFaults(checker.getTypeOfSymbol(property), column, checker).map((fault) => `${column.name} ${fault}`);
  });
  const names = new Set(columns.map(({ name }) => name));
  const missing = [...declared.keys()].filter((name) => !names.has(name));
  return [...faults, ...missing.map((name) => `${name} is declared and not selected`)];
}

function columnFaults(declared: ts.Type, column: DescribedColumn, checker: ts.TypeChecker): readonly string[] {
  const value = checker.getNonNullableType(declared);
  const given = givenType(column.type);
  const isAnything = (declared.flags & (ts.TypeFlags.Unknown | ts.TypeFlags.Any)) !== 0;
  const mayBeNull = isAnything || value !== declared;
  return [
    ...(fits(value, given, checker) ? [] : [`is ${given}, declared ${checker.typeToString(declared)}`]),
    ...textFaults(value, column, checker),
    ...(column.nullable === 'maybe' && !mayBeNull ? [`may be null, declared ${checker.typeToString(declared)}`] : []),
    ...(column.nullable === 'never' && mayBeNull && !isAnything ? ['is never null, declared nullable'] : []),
  ];
}

/** A union of string literals is correct if a check of the column allows only these texts or fewer. */
function textFaults(
  type: ts.Type,
  { texts, isTableColumn }: DescribedColumn,
  checker: ts.TypeChecker,
): readonly string[] {
  const item = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : type;
  if (item === undefined || !isTableColumn) return [];
  const words = (item.isUnion() ? item.types : [item]).flatMap((one) => (one.isStringLiteral() ? [one.value] : []));
  if (words.length === 0) return [];
  if (texts === null) return [`can be any text, declared ${checker.typeToString(type)}`];
  return texts.filter((text) => !words.includes(text)).map((text) => `can be ${text}, which is not declared`);
}

function givenType(type: string): string {
  return type.startsWith('_') ? `${givenType(type.slice(1))}[]` : (DRIVER_TYPES[type] ?? 'string');
}

function fits(type: ts.Type, given: string, checker: ts.TypeChecker): boolean {
  if (given === 'JSON') return true;
  if (given.endsWith('[]')) {
    const item = checker.isArrayLikeType(type) ? checker.getIndexTypeOfType(type, ts.IndexKind.Number) : undefined;
    return item !== undefined && fits(item, given.slice(0, -2), checker);
  }
  return (type.isUnion() ? type.types : [type]).every((one) => isOne(one, given));
}

function isOne(type: ts.Type, given: string): boolean {
  const { flags } = type;
  if (given === 'string') return (flags & ts.TypeFlags.StringLike) !== 0;
  if (given === 'number') return (flags & ts.TypeFlags.NumberLike) !== 0;
  if (given === 'boolean') return (flags & ts.TypeFlags.BooleanLike) !== 0;
  return type.getSymbol()?.name === given;
}
