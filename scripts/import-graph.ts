import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

/** An import from one room of a source folder to another; paths are relative to that folder. */
export interface RoomImport {
  readonly from: string;
  readonly to: string;
  readonly file: string;
  readonly imported: string;
}

const SPECIFIER = /\b(?:from|import)\s*\(?\s*(['"])(\.[^'"\n]*)\1/g;
const CODE = /\.(?:ts|tsx|mjs)$/;
/** Tests, their data and their helpers may import anything. */
const OF_TESTS = /\.(?:test|test-data|proof)\.tsx?$|(?:^|\/)test-[^/]*\.ts$/;

const roomName = (file: string): string => file.split('/')[0]!;

/**
 * The relative imports between the rooms of a source folder (absolute path), types included, tests left out. A room is
 * a folder directly in it, with all its subfolders, or a file directly in it.
 */
export function importsBetweenRooms(src: string): RoomImport[] {
  const found: RoomImport[] = [];
  for (const entry of readdirSync(src, { withFileTypes: true, recursive: true })) {
    const path = join(entry.parentPath, entry.name);
    const file = relative(src, path);
    if (!entry.isFile() || !CODE.test(file) || OF_TESTS.test(file)) continue;
    for (const [, , specifier] of readFileSync(path, 'utf8').matchAll(SPECIFIER)) {
      const imported = relative(src, resolve(dirname(path), specifier!));
      const [from, to] = [roomName(file), roomName(imported)];
      if (from !== to && to !== '..') found.push({ from, to, file, imported });
    }
  }
  return found;
}

/**
 * The circles of rooms, each as the shortest way from a room back to itself (`['aspects', 'natal', 'aspects']`). A room
 * that is already part of a circle does not start another one. Empty when rooms import one way only.
 */
export function findCircles(imports: readonly Pick<RoomImport, 'from' | 'to'>[]): string[][] {
  const next = new Map<string, Set<string>>();
  for (const { from, to } of imports) next.set(from, (next.get(from) ?? new Set()).add(to));
  const circles: string[][] = [];
  for (const room of [...next.keys()].toSorted()) {
    if (circles.some((circle) => circle.includes(room))) continue;
    const circle = wayBack(next, room);
    if (circle !== null) circles.push(circle);
  }
  return circles;
}

/** Breadth first: the shortest way from a room to itself, or null. */
function wayBack(next: ReadonlyMap<string, ReadonlySet<string>>, start: string): string[] | null {
  const ways = [[start]];
  const seen = new Set<string>();
  for (const way of ways) {
    for (const room of next.get(way.at(-1)!) ?? []) {
      if (room === start) return [...way, start];
      if (!seen.has(room)) ways.push([...way, room]);
      seen.add(room);
    }
  }
  return null;
}
