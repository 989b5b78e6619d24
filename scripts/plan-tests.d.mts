export function planTests(
  root: string,
  folder: string,
  paths?: readonly string[],
): { files: string[]; groups: Record<string, string[]>; browser: string[] };
