let handle: () => void = () => undefined;

/** A tab came to the front. */
export const tabShown = (): void => handle();

/** Sets what follows when a tab comes to the front. Its code may come after the first page: earlier tabs are not told. */
export function onTabShown(next: () => void): void {
  handle = next;
}
