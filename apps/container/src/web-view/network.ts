/** Applies the phone's network state to a document: while it is offline, requests fail. */
export function setOnline(view: Window, isOnline: () => boolean): void {
  Object.defineProperty(view.navigator, 'onLine', { get: isOnline, configurable: true });
  const { fetch } = view;
  view.fetch = (input, init) =>
    isOnline() ? fetch.call(view, input, init) : Promise.reject(new TypeError('Failed to fetch'));
}
