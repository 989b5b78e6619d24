/** True for the error of a request whose sender went away while its body was read: nobody's failure. */
export function isAborted(error: Error): boolean {
  return error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET' && error.message === 'aborted');
}
