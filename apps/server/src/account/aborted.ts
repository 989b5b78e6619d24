/** True for the error of a request whose client disconnected while its body was being read. Such an error is not a failure. */
export function isAborted(error: Error): boolean {
  return error.name === 'AbortError' || ('code' in error && error.code === 'ECONNRESET' && error.message === 'aborted');
}
