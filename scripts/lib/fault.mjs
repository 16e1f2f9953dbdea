import { isStopping } from './processes.mjs';

/** An error that the user can act on; shown as its message, without a stack. */
export class Fault extends Error {
  name = 'Fault';
}

/**
 * Prints an error and sets the exit code: a Fault as its message, others with their stack. Prints nothing after
 * Ctrl-C.
 */
export function reportFault(error) {
  if (isStopping()) return;
  console.error(error instanceof Fault ? `\n${error.message}` : error);
  process.exitCode = 1;
}
