import { bridgeNames } from '@voltfront/bridge';
import { product } from '../app/config';
import { type AppContext, createAppContext } from '../app/context';
import type { AppState } from '../app/state';
import { type Connection, connect } from '../host/host';

/** Messages from the app to the page: responses and events. */
export interface Said {
  id?: string | null;
  method?: string;
  result?: unknown;
  error?: { code: number; message: string };
  params?: { name: string; data: { id?: string; code?: number; data?: unknown } };
}

/** A page in the app, reduced to its side of the bridge. */
export interface TestPage {
  context: AppContext;
  connection: Connection;
  said: Said[];
  /** Sends a call; resolves with its response. */
  call(method: string, params?: unknown): Promise<Said>;
}

/** A logged-in user. */
export const somebody = {
  token: 'token-of-somebody',
  mobile: '13800000003',
  user: {
    userId: 'u1',
    nickname: '澄',
    avatar: '/assets/avatars/person-01.webp',
    maskedMobile: '138****0003',
    isBindMobile: true,
    memberInfo: null,
  },
};

/** A 4-byte picture in place of the server's. */
const loadPicture: typeof fetch = async () =>
  new Response(new Uint8Array([1, 2, 3, 4]), { headers: { 'content-type': 'image/webp' } });

/** Opens a page in a fresh app. */
export function openPageInApp(state: Partial<AppState> = {}): TestPage {
  window.localStorage.clear();
  const context = createAppContext({ storage: window.localStorage, fetch: loadPicture, now: Date.now });
  context.app.set(state);
  const said: Said[] = [];
  let count = 0;
  const listeners = new Set<(message: Said) => void>();
  const view = { location: { origin: 'https://shop.example' } } as unknown as Window;
  Object.assign(view, {
    [bridgeNames(product).answer]: (text: string) => {
      if (!text.startsWith('{')) return;
      const message: Said = JSON.parse(text);
      said.push(message);
      for (const listener of [...listeners]) listener(message);
    },
  });
  const connection = connect(context, view);
  return {
    context,
    connection,
    said,
    call(method, params = {}) {
      count += 1;
      const id = `c${count}`;
      const { jsApiToken } = connection;
      const answered = new Promise<Said>((resolve) => {
        const listener = (message: Said) => {
          const isPending = Boolean((message.result as { isPending?: unknown } | null | undefined)?.isPending);
          if ((message.id !== id || isPending) && message.params?.data?.id !== id) return;
          listeners.delete(listener);
          resolve(message);
        };
        listeners.add(listener);
      });
      connection.fromPage(JSON.stringify({ id, jsonrpc: '2.0', method, params, timestamp: Date.now(), jsApiToken }));
      return answered;
    },
  };
}
