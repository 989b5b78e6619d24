export function planTests(
  root: string,
  folder: string,
  paths?: readonly string[],
): { files: string[]; groups: Record<string, string[]>; browser: string[] };
export function browserTestFilter(file: string): string;
