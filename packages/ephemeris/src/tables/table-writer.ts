import { openEngine } from '../open-engine.ts';
import { buildTables, type SpanJdTt } from './build.ts';
import { hasPart, partPath, writePart } from './file.ts';
import { tableFingerprint } from './fingerprint.ts';
import { clearTables, newTableMemory } from './memory.ts';
import { partSpan } from './parts.ts';
import { SPAN_JD_TT } from './series.ts';

export interface TableWriterOptions {
  /** Folder of the files, one for each part of the years. */
  readonly folder: string;
  readonly ephemerisDir?: string | undefined;
  /** Builds only these days, Julian days TT. Default: all. */
  readonly within?: SpanJdTt | undefined;
}

/** Builds parts with an engine of its own and writes their files. */
export async function openTableWriter({ folder, ephemerisDir, within = SPAN_JD_TT }: TableWriterOptions) {
  const fingerprint = await tableFingerprint(ephemerisDir);
  const { engine } = await openEngine(ephemerisDir === undefined ? {} : { ephemerisDir });
  const memory = newTableMemory();
  return {
    isWritten: (part: number): boolean => hasPart(partPath(folder, part), fingerprint),
    /** Yields after each cell. @throws Error when the engine cannot answer from its files, or the file cannot be written */
    *write(part: number): Generator<void, void, void> {
      const [first, end] = partSpan(part);
      yield* buildTables(memory, engine, [Math.max(first, within[0]), Math.min(end, within[1])]);
      writePart(partPath(folder, part), part, memory, fingerprint);
      clearTables(memory);
    },
  };
}
