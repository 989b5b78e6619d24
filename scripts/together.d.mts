export function groupTests(
  groups: Record<string, string[]>,
  folder: string,
): { together: string[]; alone: string[]; shared: Record<string, string[]> };
export function dealOut(name: string, files: readonly string[], groups: number): Record<string, string[]>;
export function testFiles(folder: string, ending?: '.test.ts' | '.proof.ts'): string[];
