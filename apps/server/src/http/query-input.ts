import { type Issue, Problem } from '@theia/endpoints/problem';

/**
 * The query as an object of strings. A name may be repeated with the same value only. `bearer` is no field here: a key never comes this way.
 * @throws Problem 400 conflicting_fields
 */
export function queryInput(query: string): Readonly<Record<string, string>> {
  const fields = new Map<string, string>();
  const issues: Issue[] = [];
  for (const [name, value] of new URLSearchParams(query)) {
    if (name === 'bearer') continue;
    const earlier = fields.get(name);
    if (earlier !== undefined && earlier !== value) issues.push({ code: 'conflicting_fields', field: name, message: `${name} is given more than once with different values.` });
    else fields.set(name, value);
  }
  const [first, ...rest] = issues;
  if (first !== undefined) throw new Problem(first, ...rest);
  return Object.fromEntries(fields);
}
