export function planTests(root: string, folder: string): { files: string[]; groups: Record<string, string[]> };
