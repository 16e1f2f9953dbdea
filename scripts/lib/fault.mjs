/** A failure the person at the terminal can act on: shown as its message, without a stack. */
export class Fault extends Error {
  name = 'Fault';
}

/** Shows an error as one message (a stack only for surprises) and sets the exit code. */
export function reportFault(error) {
  console.error(error instanceof Fault ? `\n${error.message}` : error);
  process.exitCode = 1;
}
