import { BodyUnavailableError } from '@theia-astro/astro/ephemeris';
import type { EngineBody, NamedEngineBody } from '@theia-astro/astro/ephemeris';
import { parseAsteroidNumber } from '@theia-astro/astro/bodies/body-id';
import type { AsteroidFiles } from './asteroid-files.ts';
import type { Coverage } from './coverage.ts';
import { BODY_NUMBER, FILE_ONLY_BODIES, SEFLG_MOSEPH, SE_AST_OFFSET } from './flags.ts';
import type { Modes } from './modes.ts';
import type { Scratch } from './scratch.ts';
import type { SwissModule } from './wasm-module.ts';

/** Shared by all parts of the adapter: one module, its buffers, modes, coverage and asteroids. */
export interface Engine {
  readonly wasm: SwissModule;
  readonly scratch: Scratch;
  readonly modes: Modes;
  readonly coverage: Coverage;
  readonly asteroids: AsteroidFiles;
}

/**
 * The engine's number of a body at an instant, with its file mounted, or the reason it is unavailable. `flags` contain
 * the ephemeris chosen for the date.
 */
export function engineNumber(
  engine: Engine,
  jdUt: number,
  body: EngineBody,
  flags: number,
): number | BodyUnavailableError {
  const number: number | undefined = BODY_NUMBER[body as NamedEngineBody];
  if (number === undefined) return asteroidAt(engine, jdUt, body);
  if ((flags & SEFLG_MOSEPH) !== 0 && FILE_ONLY_BODIES.has(body))
    return new BodyUnavailableError(body, 'no ephemeris file covers this date');
  return number;
}

/** The Julian days (UT1) a body is available for; null for an asteroid without a valid file. */
export function bodyRange(
  { coverage, asteroids }: Engine,
  body: EngineBody,
): readonly [firstJdUt: number, endJdUt: number] | null {
  if (BODY_NUMBER[body as NamedEngineBody] !== undefined)
    return FILE_ONLY_BODIES.has(body) ? coverage.files : coverage.reduced;
  const span = asteroidSpan(asteroids, body);
  if (span === null || span instanceof Error) return null;
  const [first, end] = [Math.max(span[0], coverage.files[0]), Math.min(span[1], coverage.files[1])];
  return first < end ? [first, end] : null;
}

function asteroidAt(engine: Engine, jdUt: number, body: EngineBody): number | BodyUnavailableError {
  const { asteroids } = engine;
  const span = asteroidSpan(asteroids, body);
  if (span === null) return new BodyUnavailableError(body, 'this service has no ephemeris file for it');
  if (span instanceof Error) return new BodyUnavailableError(body, 'its ephemeris file is damaged');
  const range = bodyRange(engine, body);
  if (range === null || jdUt < range[0] || jdUt >= range[1])
    return new BodyUnavailableError(body, `its ephemeris file covers ${yearsText(range ?? span)}`);
  const number = parseAsteroidNumber(body)!;
  asteroids.provide(number);
  return SE_AST_OFFSET + number;
}

function asteroidSpan(asteroids: AsteroidFiles, body: EngineBody): readonly [number, number] | Error | null {
  const number = parseAsteroidNumber(body);
  if (number === null) return null;
  try {
    return asteroids.spanOf(number);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** `1500 to 2099`: the calendar years a span of Julian days touches. */
function yearsText([first, end]: readonly [number, number]): string {
  const year = (jd: number): number => new Date((jd - 2_440_587.5) * 86_400_000).getUTCFullYear();
  return `${year(first)} to ${year(end)}`;
}

/** The engine's message for the call that just failed. */
export function lastError({ wasm, scratch }: Engine): string {
  return wasm.UTF8ToString(scratch.serr).trim();
}
