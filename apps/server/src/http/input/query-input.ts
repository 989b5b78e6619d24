import { type Issue, Problem } from '@theia-astro/endpoints/problem';

/**
 * The query as an object of strings. A list may be repeated (`bodies=sun&bodies=moon` is `bodies=sun,moon`). Other names may be repeated only with
 * the same value. `bearer` is not a field here: keys are not accepted in the query.
 * @throws Problem 400 conflicting_fields
 */
export function queryInput(query: string, lists: ReadonlySet<string>): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  const issues: Issue[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'bearer') continue;
    const earlier = fields.get(name);
    if (earlier !== undefined && lists.has(name)) fields.set(name, `${earlier},${value}`);
    else if (earlier !== undefined && earlier !== value)
      issues.push({
        code: 'conflicting_fields',
        field: name,
        message: `${name} is given more than once with different values.`,
        hint: 'Keep one of them.',
      });
    else fields.set(name, value);
  }
  const [first, ...rest] = issues;
  if (first !== undefined) throw new Problem(first, ...rest);
  return Object.fromEntries(fields);
}
