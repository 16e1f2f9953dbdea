/** Lets a document's network follow the phone's: while it is off, its requests fail as they do in a tunnel. */
export function setOnline(view: Window, isOnline: () => boolean): void {
  Object.defineProperty(view.navigator, 'onLine', { get: isOnline, configurable: true });
  const { fetch } = view;
  view.fetch = (input, init) =>
    isOnline() ? fetch.call(view, input, init) : Promise.reject(new TypeError('Failed to fetch'));
}
