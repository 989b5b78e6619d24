import { BodyUnavailableError } from '@theia/astro/ephemeris';
import type { EngineBody } from '@theia/astro/ephemeris';
import type { Coverage } from './coverage.ts';
import { FILE_ONLY_BODIES, SEFLG_MOSEPH } from './flags.ts';
import type { Modes } from './modes.ts';
import type { Scratch } from './scratch.ts';
import type { SwissModule } from './wasm-module.ts';

/** What every part of the adapter works with: one module, its buffers, its modes, its years. */
export interface Engine {
  readonly wasm: SwissModule;
  readonly scratch: Scratch;
  readonly modes: Modes;
  readonly coverage: Coverage;
}

/** Whether only a file could give this body and the ephemeris chosen for the date has none. */
export function lacksFile(body: EngineBody, flags: number): boolean {
  return (flags & SEFLG_MOSEPH) !== 0 && FILE_ONLY_BODIES.has(body);
}

export function noFileFor(body: EngineBody): BodyUnavailableError {
  return new BodyUnavailableError(body, 'no ephemeris file covers this date');
}

/** The engine's own message of the call that has just failed. */
export function lastError({ wasm, scratch }: Engine): string {
  return wasm.UTF8ToString(scratch.serr).trim();
}
