import type { EngineBody, Ephemeris, Frame } from '../ephemeris.ts';
import type { MotionSample } from './motion.ts';

type SampleAt = (jdUt: number) => MotionSample;

/** Samples of one body in one frame: the current generation and the previous one. */
interface Kept {
  generation: number;
  young: Map<number, MotionSample>;
  old: ReadonlyMap<number, MotionSample>;
}

/** Samples per generation. Two generations are kept; a sample takes about a hundred bytes. */
const GENERATION = 50_000;
const NOTHING: ReadonlyMap<number, MotionSample> = new Map();

/**
 * The sky is the same for every birth. Searches sample it on grids fixed in time, so the samples of a year serve every
 * chart and every page. Samples that were not used recently are dropped.
 */
class SampleMemory {
  readonly #kept = new Map<string, Kept>();
  #generation = 0;
  #count = 0;

  remembering(key: string, ask: SampleAt): SampleAt {
    return (jdUt) => {
      const kept = this.#current(key);
      const known = kept.young.get(jdUt);
      if (known !== undefined) return known;
      const sample = kept.old.get(jdUt) ?? ask(jdUt);
      kept.young.set(jdUt, sample);
      this.#count += 1;
      if (this.#count === GENERATION) this.#nextGeneration();
      return sample;
    };
  }

  #current(key: string): Kept {
    let kept = this.#kept.get(key);
    if (kept === undefined) {
      kept = { generation: this.#generation, young: new Map(), old: NOTHING };
      this.#kept.set(key, kept);
    } else if (kept.generation !== this.#generation) {
      kept.old = kept.young;
      kept.young = new Map();
      kept.generation = this.#generation;
    }
    return kept;
  }

  #nextGeneration(): void {
    for (const [key, { generation }] of this.#kept) if (generation !== this.#generation) this.#kept.delete(key);
    this.#generation += 1;
    this.#count = 0;
  }
}

type SampleSource = Pick<Ephemeris, 'ecliptic' | 'longitudeReader'>;

const memories = new WeakMap<SampleSource, SampleMemory>();

/**
 * Longitude and speed of a body in a frame, as `Ephemeris.ecliptic` gives them: read where the ephemeris has a reader,
 * else computed once and kept for all searches. Throws the same errors.
 */
export function sampler(ephemeris: SampleSource, body: EngineBody, frame: Frame): SampleAt {
  const computed = rememberedSampler(ephemeris, body, frame);
  const read = ephemeris.longitudeReader?.(body, frame) ?? null;
  return read === null ? computed : (jdUt) => read(jdUt) ?? computed(jdUt);
}

/** Whether `sampler` reads this body in this frame, wherever its tables reach. */
export function hasReader(ephemeris: SampleSource, body: EngineBody, frame: Frame): boolean {
  return (ephemeris.longitudeReader?.(body, frame) ?? null) !== null;
}

function rememberedSampler(ephemeris: SampleSource, body: EngineBody, frame: Frame): SampleAt {
  let memory = memories.get(ephemeris);
  if (memory === undefined) {
    memory = new SampleMemory();
    memories.set(ephemeris, memory);
  }
  return memory.remembering(`${body} ${JSON.stringify(frame)}`, (jdUt) => {
    const { longitudeDeg, speedDegPerDay } = ephemeris.ecliptic(jdUt, body, frame);
    return { longitudeDeg, speedDegPerDay };
  });
}

/** The same function with each value computed once. A function of several arguments needs the key of a call. */
export function memoized<Args extends readonly unknown[], Value>(
  compute: (...args: Args) => Value,
  keyOf: (...args: Args) => unknown = (...args) => args[0],
): (...args: Args) => Value {
  const values = new Map<unknown, Value>();
  return (...args) => {
    const key = keyOf(...args);
    const known = values.get(key);
    if (known !== undefined || values.has(key)) return known as Value;
    const value = compute(...args);
    values.set(key, value);
    return value;
  };
}
