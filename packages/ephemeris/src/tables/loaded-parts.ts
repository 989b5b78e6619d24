import { LOADED_AT, type TableMemory, WANTED_AT } from './memory.ts';
import { partAt, PARTS } from './parts.ts';

/**
 * Whether the part of a Julian day TT is loaded; if not, it is marked as wanted. A missing part is checked again only after the
 * running code has returned to the event loop: one answer never takes a position from the engine and then the same position from a table.
 */
export function loadedParts(memory: TableMemory): (jdTt: number) => boolean {
  const integers = new Int32Array(memory);
  const seen = new Uint8Array(PARTS);
  let isLooked = false;

  const look = (): void => {
    for (let part = 0; part < PARTS; part += 1) seen[part] = Atomics.load(integers, LOADED_AT + part);
    isLooked = true;
    queueMicrotask(() => {
      isLooked = false;
    });
  };

  return (jdTt) => {
    const part = partAt(jdTt);
    if (!(part >= 0 && part < PARTS)) return false;
    if (seen[part] === 1) return true;
    if (!isLooked) look();
    if (seen[part] === 1) return true;
    Atomics.store(integers, WANTED_AT + part, 1);
    return false;
  };
}

/** Makes what was put into a part readable. */
export function openPart(memory: TableMemory, part: number): void {
  Atomics.store(new Int32Array(memory), LOADED_AT + part, 1);
}

/** For memory that is filled cell by cell. */
export function openEveryPart(memory: TableMemory): void {
  for (let part = 0; part < PARTS; part += 1) openPart(memory, part);
}

export function isPartOpen(memory: TableMemory, part: number): boolean {
  return Atomics.load(new Int32Array(memory), LOADED_AT + part) === 1;
}

/** Whether somebody asked for an instant of a part that was not loaded. */
export function isPartWanted(memory: TableMemory, part: number): boolean {
  return Atomics.load(new Int32Array(memory), WANTED_AT + part) === 1;
}
