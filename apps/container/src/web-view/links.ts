/** The part of the Navigation API used here, which TypeScript's library lacks. */
interface NavigateEvent extends Event {
  readonly destination: { readonly url: string };
}

interface WithNavigation {
  navigation?: {
    readonly canGoBack: boolean;
    addEventListener(type: 'navigate', listener: (event: NavigateEvent) => void): void;
  };
}

const navigationOf = (view: Window) => (view as unknown as WithNavigation).navigation;

/** Whether this browser supports the Navigation API, which shows links before they are followed. */
export const canIntercept = (view: Window): boolean => navigationOf(view) !== undefined;

/** Whether the web view has a page to go back to. */
export const canGoBack = (view: Window): boolean => navigationOf(view)?.canGoBack ?? view.history.length > 1;

/**
 * Takes links that leave the shop's own origin from the web view and gives them to the app, as a native web view's
 * navigation delegate does: scheme links, phone numbers, other hosts.
 */
export function interceptLinks(view: Window, open: (href: string) => void): void {
  const { origin } = view.location;
  navigationOf(view)?.addEventListener('navigate', (event) => {
    const { url } = event.destination;
    if (!event.cancelable || new URL(url).origin === origin || url.startsWith('blob:')) return;
    event.preventDefault();
    open(url);
  });
  view.open = (url) => {
    open(new URL(String(url ?? ''), view.location.href).href);
    return null;
  };
}
