import { isStopping } from './processes.mjs';

/** A failure the person at the terminal can act on: shown as its message, without a stack. */
export class Fault extends Error {
  name = 'Fault';
}

/** Shows an error as one message (a stack only for surprises) and sets the exit code; what a Ctrl-C broke is no news. */
export function reportFault(error) {
  if (isStopping()) return;
  console.error(error instanceof Fault ? `\n${error.message}` : error);
  process.exitCode = 1;
}
