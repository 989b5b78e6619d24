import { openEngine } from '../open-engine.ts';
import { buildTables, type SpanJdTt } from './build.ts';
import { openEveryPart } from './loaded-parts.ts';
import { newTableMemory, type TableMemory } from './memory.ts';

/** Tables of all series for some days. */
export async function builtTables(span: SpanJdTt): Promise<TableMemory> {
  const memory = newTableMemory();
  const { engine } = await openEngine({});
  let cells = 0;
  for (const _ of buildTables(memory, engine, span)) cells += 1;
  if (cells === 0) throw new Error('nothing was built');
  openEveryPart(memory);
  return memory;
}
