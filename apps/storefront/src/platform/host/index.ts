/**
 * Calls of the program that hosts the mini-program. Old versions and other hosts lack some of them, throw, or answer
 * nothing at all: whatever the app can do without goes through here.
 */

/** Answer of a call. Rejects when the host lacks it, throws or refuses. */
export async function askHost<T>(call: () => Promise<T> | undefined): Promise<T> {
  const answer = call();
  if (answer === undefined) throw new TypeError('the host lacks this call');
  return answer;
}

/** Answer of a call that answers at once; undefined when the host lacks it or throws. */
export function readHost<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch {
    return undefined;
  }
}

/** A call whose answer does not matter: the host may lack or refuse it. */
export function tellHost(call: () => unknown): void {
  askHost(async () => call()).catch(() => undefined);
}

/** Words of the platforms' failures, whatever field they are in. */
export function failureWords(failure: unknown): string {
  const { errMsg = '', errorMessage = '', message = '' } = (failure ?? {}) as Record<string, unknown>;
  return `${errMsg}${errorMessage}${message}`;
}

/** Whether a failure means that the customer or the system refused. */
export const isRefusal = (failure: unknown): boolean =>
  /auth|deny|denied|permission|cancel/i.test(failureWords(failure));
