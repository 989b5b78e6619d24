// The server as `npm start` runs it; tests and benchmarks that start one run the same.
import { buildServer, compileCache, serverProgram } from './prepare.mjs';

/** V8 keeps a young generation of 48 MB once it has been used; with 12 MB an answer takes at most 4 % more processor time. */
const SMALL_HEAP = '--max-semi-space-size=4';
/** The C library (glibc) gives blocks of 128 KB and more back to the system when they are freed. By default, it soon keeps all below 32 MB. */
const MEMORY_GIVEN_BACK = { MALLOC_MMAP_THRESHOLD_: '131072' };

/** What Node is told besides the program. With the collector exposed, each thread gives back the memory that its start took. */
export const serverOptions = [SMALL_HEAP, '--expose-gc'];
export const serverEnvironment = { NODE_COMPILE_CACHE: compileCache, ...MEMORY_GIVEN_BACK };

/** The arguments and the environment that Node runs the built server with. */
export const serverCommand = { args: [...serverOptions, serverProgram], environment: serverEnvironment };

/** Builds the server if its sources have changed. Returns the arguments and the environment that Node runs it with. */
export function builtServer() {
  buildServer();
  return serverCommand;
}
