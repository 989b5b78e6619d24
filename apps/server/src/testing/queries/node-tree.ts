/** A node of PostgreSQL's parse trees (`pg_node_tree`): its kind and its fields. */
export interface TreeNode {
  readonly kind: string;
  readonly [field: string]: Tree;
}

export type Tree = TreeNode | string | null | readonly Tree[];

const TOKEN = /[(){}]|"(?:\\.|[^"\\])*"|\[[^\]]*\]|(?:\\.|[^\s(){}\\])+/gs;

/** Reads the text of a parse tree. A field of several words, such as the bytes of a constant, is a list of them. */
export function readTree(text: string): Tree {
  const tokens = text.match(TOKEN) ?? [];
  let at = 0;
  const value = (): Tree => {
    const token = tokens[at++];
    if (token === undefined) throw new SyntaxError('The parse tree ends too early');
    if (token === '(') return valuesUntil(')');
    if (token === '{') return node();
    return token === '<>' ? null : token.replace(/^"(.*)"$/s, '$1').replace(/\\(.)/gs, '$1');
  };
  const valuesUntil = (end: string): Tree[] => {
    const values: Tree[] = [];
    while (tokens[at] !== end) values.push(value());
    at += 1;
    return values;
  };
  const node = (): TreeNode => {
    const fields: Record<string, Tree> & { kind: string } = { kind: tokens[at++]! };
    while (tokens[at] !== '}') {
      const name = tokens[at++]!.slice(1);
      const values: Tree[] = [];
      while (tokens[at] !== '}' && !tokens[at]!.startsWith(':')) values.push(value());
      fields[name] = values.length === 1 ? values[0]! : values;
    }
    at += 1;
    return fields;
  };
  return value();
}

export function nodes(tree: Tree | undefined): readonly TreeNode[] {
  return Array.isArray(tree) ? (tree as readonly Tree[]).filter((item) => isNode(item)) : [];
}

export function isNode(tree: Tree | undefined): tree is TreeNode {
  return typeof tree === 'object' && tree !== null && 'kind' in tree;
}
