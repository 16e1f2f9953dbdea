let handle: () => void = () => undefined;

/** A tab became visible. */
export const tabShown = (): void => handle();

/** Sets the listener for tabs that become visible. It may be set after the first page has shown; earlier tabs are not reported. */
export function onTabShown(next: () => void): void {
  handle = next;
}
