/** A TCP port of this machine that nobody uses. */
export function freePort(): Promise<number>;
