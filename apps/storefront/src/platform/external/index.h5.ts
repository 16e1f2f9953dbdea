/** Leaves the app for another address. */
export async function openExternal(url: string): Promise<'opened' | 'copied' | 'refused'> {
  window.location.assign(url);
  return 'opened';
}

/** Dials a number of digits. */
export function dial(phoneNumber: string): void {
  window.location.assign(`tel:${phoneNumber}`);
}

/** Loads the page anew. */
export function reloadApp(): void {
  window.location.reload();
}
