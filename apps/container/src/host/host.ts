import { type BridgeHandlers, type BridgeHost, bridgeNames, createBridgeHost } from '@voltfront/bridge';
import { product } from '../app/config';
import { tellConsent } from '../app/consent';
import type { AppContext } from '../app/context';
import { createAppStorage } from '../web-view/app-storage';
import { appInfoHandlers } from './handlers/app-info';
import { authorizationHandlers } from './handlers/authorization';
import { navigationHandlers } from './handlers/navigation';
import { operationHandlers } from './handlers/operation';
import { serviceHandlers } from './handlers/service';
import { storageHandlers } from './handlers/storage';
import { oldAppHandlers } from './old-app';
import { createWire } from './wire';

/** The app's end of the bridge to one document. */
export interface Connection {
  /** Session token, set in the document before its scripts run. */
  jsApiToken: string;
  fromPage: (text: string) => void;
  /** Reports a changed user or token to the page; false when the page does not listen. */
  tellSession: () => boolean;
  subscriptions: () => string[];
}

/** Storage in which the app keeps texts of pages. */
const nativeStorage = ({ app, storage }: AppContext) =>
  createAppStorage(storage, `container-${app.get().device}-native:`);

function handlersOf(context: AppContext, origin: string, tellSession: () => void): BridgeHandlers {
  const all: BridgeHandlers = {
    ...storageHandlers(() => nativeStorage(context)),
    ...navigationHandlers(context),
    ...appInfoHandlers(context, origin),
    ...operationHandlers(context, tellSession),
    ...serviceHandlers(context),
    ...authorizationHandlers(context),
  };
  return context.settings.get().isOldApp ? oldAppHandlers(all) : all;
}

/**
 * Handles the bridge calls of one document.
 * @param view the document's window; its answer function is made by the page
 */
export function connect(context: AppContext, view: Window): Connection {
  const { app, log, now } = context;
  const answerName = bridgeNames(product).answer;
  const jsApiToken = crypto.randomUUID();
  const toPage = (text: string) => {
    const answer: unknown = Reflect.get(view, answerName);
    if (typeof answer === 'function') answer(text);
    else log.add({ kind: 'note', name: '网页没有接收函数', sent: answerName, state: 'failed' });
  };
  const wire = createWire(context, { toHost: (text) => void host.receive(text), toPage });
  const tellSession = () => host.emit('sessionChanged', { token: app.get().session?.token ?? null });
  const host: BridgeHost = createBridgeHost({
    platform: app.get().device,
    jsApiToken,
    send: wire.fromHost,
    handlers: handlersOf(context, view.location.origin, tellSession),
    now,
    onEvent: {
      pageShown: ({ path, title }) => app.set({ path, title }),
      consentChanged: ({ isAgreePrivacyPolicy }) => tellConsent(context, isAgreePrivacyPolicy === 1, 'event'),
    },
    onFault: (fault, method) => log.add({ kind: 'note', name: method, sent: String(fault), state: 'failed' }),
  });
  return { jsApiToken, fromPage: wire.fromPage, tellSession, subscriptions: host.subscriptions };
}
