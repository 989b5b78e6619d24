export function trim(folder: string): { files: number; bytes: number };
