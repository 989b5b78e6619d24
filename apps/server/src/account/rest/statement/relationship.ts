import type { Embedding } from '../grammar/select.ts';
import type { ForeignKey, Relation, Relations } from '../relations.ts';
import { RestProblem } from '../rest-problem.ts';

/** How rows of `target` relate to a row: by these pairs of equal columns, to at most one or to many. */
export interface Relationship {
  readonly target: Relation;
  readonly pairs: readonly (readonly [own: string, targets: string])[];
  readonly many: boolean;
}

/**
 * Finds the only relationship from a relation to the embedded one.
 * @throws RestProblem PGRST200 when there is none, PGRST201 when there are several
 */
export function findRelationship(relations: Relations, from: Relation, embedding: Embedding): Relationship {
  const found = candidates(relations, from).filter(({ foreignKey, relationship }) => {
    const byTarget = relationship.target.name === embedding.relation;
    const byKey =
      foreignKey.name === embedding.relation ||
      (foreignKey.columns.length === 1 && foreignKey.columns[0] === embedding.relation);
    const hinted =
      embedding.hint === null ||
      foreignKey.name === embedding.hint ||
      foreignKey.columns.includes(embedding.hint) ||
      relationship.target.name === embedding.hint;
    return (byTarget || byKey) && hinted;
  });
  const [only, other] = found;
  if (only === undefined) {
    throw new RestProblem({
      status: 400,
      code: 'PGRST200',
      message: `Could not find a relationship between '${from.name}' and '${embedding.relation}' in the schema cache`,
      hint: 'Only tables joined by a foreign key can be embedded.',
    });
  }
  if (other !== undefined) {
    throw new RestProblem({
      status: 300,
      code: 'PGRST201',
      message: `Could not embed because more than one relationship was found for '${from.name}' and '${embedding.relation}'`,
      hint: `Name the foreign key: ${found.map(({ foreignKey }) => `${embedding.relation}!${foreignKey.name}`).join(', ')}`,
    });
  }
  return only.relationship;
}

interface Candidate {
  readonly foreignKey: ForeignKey;
  readonly relationship: Relationship;
}

function candidates(relations: Relations, from: Relation): Candidate[] {
  const towards = from.foreignKeys.flatMap((foreignKey): Candidate[] => {
    const target = relations.get(foreignKey.target);
    if (target === undefined) return [];
    const pairs = foreignKey.columns.map((column, index) => [column, foreignKey.targetColumns[index]!] as const);
    return [{ foreignKey, relationship: { target, pairs, many: false } }];
  });
  const back = [...relations.values()].flatMap((target) =>
    target.foreignKeys
      .filter((foreignKey) => foreignKey.target === from.name)
      .map((foreignKey): Candidate => {
        const pairs = foreignKey.columns.map((column, index) => [foreignKey.targetColumns[index]!, column] as const);
        const many = !target.uniqueKeys.some((key) => key.every((column) => foreignKey.columns.includes(column)));
        return { foreignKey, relationship: { target, pairs, many } };
      }),
  );
  return [...towards, ...back];
}
