// The server as `npm start` runs it; tests and benchmarks that start one run the same.
import { buildServer, compileCache, serverProgram } from './prepare.mjs';

/**
 * The young generation of the main thread. Measured with 32 connections: with 4 MB a call takes a quarter more processor time than with 16, because
 * it is collected four times as often; 32 and 64 MB gain little, and hold more memory.
 */
const YOUNG_GENERATION = '--max-semi-space-size=16';
/** The C library (glibc) gives blocks of 128 KB and more back to the system when they are freed. By default, it soon keeps all below 32 MB. */
const RELEASED_MEMORY = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** Options of Node. With the collector exposed, each thread releases the memory of its start. */
export const serverOptions = [YOUNG_GENERATION, '--expose-gc'];
export const serverEnvironment = { NODE_COMPILE_CACHE: compileCache, ...RELEASED_MEMORY };

/** The arguments and the environment that Node runs the built server with. */
export const serverCommand = { args: [...serverOptions, serverProgram], environment: serverEnvironment };

/** Builds the server if its sources have changed. Returns the arguments and the environment that Node runs it with. */
export function builtServer() {
  buildServer();
  return serverCommand;
}
