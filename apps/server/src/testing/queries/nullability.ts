import type { Catalogue } from './catalogue.ts';
import { isNode, nodes, type Tree, type TreeNode } from './node-tree.ts';

/** Whether a value can be null. Unknown: it comes from one of our own functions. */
export type Nullable = 'never' | 'maybe' | 'unknown';

export interface OutputColumn {
  readonly name: string;
  readonly nullable: Nullable;
  /** The only texts allowed by a check on the table's column; null for other columns, or without a check. */
  readonly texts: readonly string[] | null;
  /** True if it is an unchanged column of a table. */
  readonly isTableColumn: boolean;
}

/** A query and its enclosing queries, the innermost first. */
type Scope = readonly [TreeNode, ...TreeNode[]];

const COMMAND = { select: '1', update: '2', insert: '3' } as const;
const FROM = { relation: '0', subquery: '1', join: '2', function: '3', values: '5', cte: '6', groups: '9' } as const;
const CONFLICT_UPDATES = '2';
const SUBLINK = { exists: '0', any: '2', scalar: '4', array: '6' } as const;

/** PostgreSQL functions that can return null for non-null arguments, such as for a missing element or no match. */
const MAY_FIND_NOTHING =
  /^(json|jsonb)_(object_field|array_element|extract_path)|^(regexp_match|regexp_substr|substring|array_position|array_length|array_upper|to_regclass|col_description|obj_description|nullif|jsonb_path_query_first)/;
const AGGREGATES_OF_NOTHING = new Set(['count', 'row_number', 'rank', 'dense_rank', 'regr_count']);

/** The output columns of a parsed query, and whether each can be null: by the columns it reads, its joins, its conditions and its functions. */
export function outputColumns(query: TreeNode, catalogue: Catalogue): readonly OutputColumn[] {
  return readOutput([query]);

  function readOutput(scope: Scope): readonly OutputColumn[] {
    const [query] = scope;
    const entries = nodes(query.commandType === COMMAND.select ? query.targetList : query.returningList);
    return entries
      .filter(({ resjunk }) => resjunk !== 'true')
      .map((entry) => ({
        name: String(entry.resname),
        nullable: isNode(query.setOperations)
          ? unionNullability(scope, Number(entry.resno))
          : treeNullability(entry.expr, scope),
        ...findSource(entry.expr, scope),
      }));
  }

  /** A union: each of its branches is a subquery. */
  function unionNullability(scope: Scope, column: number): Nullable {
    const branches = nodes(scope[0].rtable).filter(({ rtekind }) => rtekind === FROM.subquery);
    return worst(branches.map(({ subquery }) => outputNullability(subquery, column, scope)));
  }

  function outputNullability(query: Tree | undefined, column: number, around: Scope): Nullable {
    return isNode(query) ? (readOutput([query, ...around])[column - 1]?.nullable ?? 'maybe') : 'unknown';
  }

  function treeNullability(tree: Tree | undefined, scope: Scope): Nullable {
    if (!isNode(tree)) return 'maybe';
    const all = (trees: Tree | undefined) => worst(nodes(trees).map((one) => treeNullability(one, scope)));
    switch (tree.kind) {
      case 'VAR':
        return columnNullability(tree, scope);
      case 'CONST':
        return tree.constisnull === 'true' ? 'maybe' : 'never';
      case 'PARAM':
        return 'unknown';
      case 'COALESCEEXPR':
      case 'MINMAXEXPR':
        return best(nodes(tree.args).map((one) => treeNullability(one, scope)));
      case 'CASEEXPR':
        return worst([
          treeNullability(tree.defresult, scope),
          ...nodes(tree.args).map(({ result }) => treeNullability(result, scope)),
        ]);
      case 'NULLTEST':
      case 'BOOLEANTEST':
      case 'ARRAYEXPR':
      case 'ROWEXPR':
      case 'DISTINCTEXPR':
      case 'SQLVALUEFUNCTION':
        return 'never';
      case 'NAMEDARGEXPR':
      case 'RELABELTYPE':
      case 'COERCEVIAIO':
      case 'ARRAYCOERCEEXPR':
      case 'COERCETODOMAIN':
        return treeNullability(tree.arg, scope);
      case 'BOOLEXPR':
      case 'SCALARARRAYOPEXPR':
        return all(tree.args);
      case 'OPEXPR':
        return callNullability(String(tree.opfuncid), all(tree.args));
      case 'FUNCEXPR':
        return callNullability(String(tree.funcid), all(tree.args));
      case 'AGGREF':
        return aggregateNullability(String(tree.aggfnoid), tree.args, scope);
      case 'WINDOWFUNC':
        return AGGREGATES_OF_NOTHING.has(readName(String(tree.winfnoid))) ? 'never' : 'maybe';
      case 'SUBLINK':
        return subqueryNullability(tree, scope);
      default:
        return 'maybe';
    }
  }

  function readName(routine: string): string {
    return catalogue.routines.get(routine)?.name ?? '';
  }

  function callNullability(id: string, given: Nullable): Nullable {
    const routine = catalogue.routines.get(id);
    if (routine === undefined || routine.isOurs) return 'unknown';
    if (MAY_FIND_NOTHING.test(routine.name)) return 'maybe';
    return routine.isStrict ? given : 'never';
  }

  /** An aggregate over no rows is null, except a count. A group always has rows. */
  function aggregateNullability(id: string, args: Tree | undefined, scope: Scope): Nullable {
    if (AGGREGATES_OF_NOTHING.has(readName(id))) return 'never';
    if (nodes(scope[0].groupClause).length === 0) return 'maybe';
    return worst(nodes(args).map(({ expr }) => treeNullability(expr, scope)));
  }

  function subqueryNullability({ subLinkType, testexpr, subselect }: TreeNode, scope: Scope): Nullable {
    if (subLinkType === SUBLINK.exists || subLinkType === SUBLINK.array) return 'never';
    if (subLinkType === SUBLINK.any) return treeNullability(testexpr, scope);
    if (subLinkType !== SUBLINK.scalar || !isNode(subselect)) return 'maybe';
    const hasOneRow = subselect.hasAggs === 'true' && nodes(subselect.groupClause).length === 0;
    return hasOneRow && !isNode(subselect.havingQual) ? outputNullability(subselect, 1, scope) : 'maybe';
  }

  function columnNullability(column: TreeNode, scope: Scope): Nullable {
    const [query, ...around] = scope.slice(Number(column.varlevelsup)) as [TreeNode, ...TreeNode[]];
    if (isProvenNotNull(column, query)) return 'never';
    if (column.varreturningtype === '1') return 'maybe';
    const outerJoins = column.varnullingrels;
    if (Array.isArray(outerJoins) && outerJoins.length > 1) return 'maybe';
    const from = nodes(query.rtable)[Number(column.varno) - 1]!;
    return from.rtekind === FROM.relation
      ? tableColumnNullability(from, column, [query, ...around])
      : fromNullability(from, Number(column.varattno), [query, ...around]);
  }

  function tableColumnNullability(from: TreeNode, column: TreeNode, scope: Scope): Nullable {
    const relation = catalogue.relations.get(String(from.relid));
    const [query] = scope;
    if (relation?.notNull.get(String(column.varattno)) === true) return 'never';
    const [view] = Array.isArray(relation?.definition) ? nodes(relation.definition) : [];
    if (view !== undefined) return outputNullability(view, Number(column.varattno), scope);
    return column.varno === query.resultRelation ? writtenNullability(query, String(column.varattno), scope) : 'maybe';
  }

  /** The columns of a row after the statement wrote it; unwritten columns are as in any row. */
  function writtenNullability(query: TreeNode, column: string, [, ...around]: Scope): Nullable {
    const before: Scope = [{ ...query, resultRelation: '0' }, ...around];
    const targetNullability = (targets: Tree | undefined) => {
      const written = nodes(targets).find(({ resno }) => resno === column);
      return written === undefined ? 'maybe' : treeNullability(written.expr, before);
    };
    const { onConflict } = query;
    const updates = isNode(onConflict) && onConflict.action === CONFLICT_UPDATES;
    return updates
      ? worst([targetNullability(query.targetList), targetNullability(onConflict.onConflictSet)])
      : targetNullability(query.targetList);
  }

  function fromNullability(from: TreeNode, column: number, scope: Scope): Nullable {
    switch (from.rtekind) {
      case FROM.subquery:
        return outputNullability(from.subquery, column, scope);
      case FROM.join:
        return treeNullability(nodes(from.joinaliasvars)[column - 1], scope);
      case FROM.groups:
        return treeNullability(nodes(from.groupexprs)[column - 1], scope);
      case FROM.values:
        return worst(
          (from.values_lists as readonly Tree[]).map((row) => treeNullability(nodes(row)[column - 1], scope)),
        );
      case FROM.function:
        return functionRowsNullability(from);
      case FROM.cte: {
        const [owner, ...parents] = scope.slice(Number(from.ctelevelsup));
        if (owner === undefined) return 'maybe';
        const outer: Scope = [owner, ...parents];
        const cte = nodes(owner.cteList).find(({ ctename }) => ctename === from.ctename);
        return outputNullability(cte?.ctequery, column, outer);
      }
      default:
        return 'maybe';
    }
  }

  /** The result of our own functions is unknown; PostgreSQL's set-returning functions number or expand existing values. */
  function functionRowsNullability(from: TreeNode): Nullable {
    const calls = nodes(from.functions).map(({ funcexpr }) => funcexpr);
    const isOurs = calls.some((call) => isNode(call) && catalogue.routines.get(String(call.funcid))?.isOurs !== false);
    return isOurs ? 'unknown' : 'never';
  }

  /** True if a condition for every row proves it: `is not null`, or a comparison, which null never satisfies. */
  function isProvenNotNull(column: TreeNode, query: TreeNode): boolean {
    if (query.commandType === COMMAND.update && column.varno === query.resultRelation) {
      const written = nodes(query.targetList).some(({ resno }) => resno === column.varattno);
      if (written) return false;
    }
    return collectConditions(query.jointree).some((condition) => {
      if (condition.kind === 'NULLTEST') return condition.nulltesttype === '1' && isColumn(condition.arg, column);
      if (condition.kind === 'OPEXPR' || condition.kind === 'SCALARARRAYOPEXPR') {
        const isStrict = catalogue.routines.get(String(condition.opfuncid))?.isStrict === true;
        return isStrict && nodes(condition.args).some((argument) => isColumn(argument, column));
      }
      return false;
    });
  }

  function findSource(tree: Tree | undefined, scope: Scope): Pick<OutputColumn, 'texts' | 'isTableColumn'> {
    if (!isNode(tree) || tree.kind !== 'VAR') return { texts: null, isTableColumn: false };
    const query = scope[Number(tree.varlevelsup)];
    const from = nodes(query?.rtable)[Number(tree.varno) - 1];
    if (from?.rtekind !== FROM.relation) return { texts: null, isTableColumn: false };
    const relation = catalogue.relations.get(String(from.relid));
    return { texts: relation?.texts.get(String(tree.varattno)) ?? null, isTableColumn: true };
  }
}

/** The conditions that hold for every row: those of `where` and of inner joins, joined by `and`. */
function collectConditions(tree: Tree | undefined): readonly TreeNode[] {
  if (!isNode(tree)) return [];
  if (tree.kind === 'FROMEXPR') return [...conjuncts(tree.quals), ...nodes(tree.fromlist).flatMap(collectConditions)];
  if (tree.kind === 'JOINEXPR' && tree.jointype === '0')
    return [...conjuncts(tree.quals), ...collectConditions(tree.larg), ...collectConditions(tree.rarg)];
  return [];
}

function conjuncts(tree: Tree | undefined): readonly TreeNode[] {
  if (!isNode(tree)) return [];
  return tree.kind === 'BOOLEXPR' && tree.boolop === 'and' ? nodes(tree.args).flatMap(conjuncts) : [tree];
}

function isColumn(tree: Tree | undefined, column: TreeNode): boolean {
  if (!isNode(tree)) return false;
  if (tree.kind === 'RELABELTYPE') return isColumn(tree.arg, column);
  return (
    tree.kind === 'VAR' && tree.varno === column.varno && tree.varattno === column.varattno && tree.varlevelsup === '0'
  );
}

const worst = (each: readonly Nullable[]): Nullable =>
  each.includes('maybe') ? 'maybe' : each.includes('unknown') ? 'unknown' : 'never';

const best = (each: readonly Nullable[]): Nullable =>
  each.includes('never') ? 'never' : each.includes('unknown') ? 'unknown' : 'maybe';
