export { dial } from './dial';

/** Leaves the app for another address. */
export async function openExternal(url: string): Promise<'opened' | 'copied' | 'refused'> {
  window.location.assign(url);
  return 'opened';
}

/** Loads the page anew. */
export function reloadApp(): void {
  window.location.reload();
}
