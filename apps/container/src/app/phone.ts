import { bridgeNames, CONSENT_HANDLER } from '@voltfront/bridge';
import { devices, userAgentOf } from '../device/kinds';
import { type Connection, connect } from '../host/host';
import { createAppStorage } from '../web-view/app-storage';
import type { ContainerHook } from '../web-view/hook';
import { canGoBack } from '../web-view/links';
import { setOnline } from '../web-view/network';
import { makeWebView, storagePrefix } from '../web-view/web-view';
import { appVersions, product } from './config';
import { isAgreement, tellConsent } from './consent';
import type { AppContext } from './context';
import { openLink } from './links';
import { closePages, showToast } from './native';
import { initialState } from './state';

/** The phone: its web view, and the actions of its system and of the control panel. */
export interface Phone extends ContainerHook {
  /** Window of the web view's current document; null until the first document has loaded. */
  view(): Window | null;
  connection(): Connection | null;
  /** Back button of the system: closes native screens first, then goes back in the web view, then leaves the app. */
  goBack(): void;
  reload(): void;
  /** Opens an address of the shop in the web view, as a tapped notification does. */
  open(path: string): void;
  /** Restarts the app with settings that apply at its start. */
  restart(change?: { device?: 'ios' | 'android' | 'harmony' }): void;
  /** Clears all data of the app, as a new installation does. */
  reinstall(): void;
  setNetwork(isOnline: boolean): void;
}

const names = bridgeNames(product);

export function createPhone(context: AppContext): Phone {
  const { app, settings, questions } = context;
  let view: Window | null = null;
  let connection: Connection | null = null;

  const webViewOptions = (fromPage: (text: string) => void) => {
    const device = devices[app.get().device];
    const version = settings.get().isOldApp ? appVersions.old : appVersions.current;
    return {
      device,
      userAgent: userAgentOf(device, version),
      channelName: names.channel,
      onMessage: fromPage,
      handlers: {
        [CONSENT_HANDLER]: (message: unknown) => tellConsent(context, isAgreement(message), 'handleConfirm'),
      },
      onLink: (href: string) => openLink(context, href),
    };
  };

  function restart(change: { device?: 'ios' | 'android' | 'harmony' } = {}): void {
    questions.dismiss();
    const { launch, session, consent, comparison, wishes, isOnline } = app.get();
    const kept = change.device ? {} : { session, consent, comparison, wishes };
    const device = change.device ?? app.get().device;
    view = null;
    connection = null;
    app.set({ ...initialState, ...kept, isOnline, device, launch: launch + 1 });
  }

  return {
    view: () => view,
    connection: () => connection,
    attach(next) {
      view = next;
      connection = connect(context, next);
      Object.assign(next, { [names.token]: connection.jsApiToken });
      makeWebView(next, webViewOptions(connection.fromPage));
      setOnline(next, () => app.get().isOnline);
    },
    goBack() {
      if (questions.store.get().open.length > 0) questions.answer(null);
      else if (app.get().pages.length > 0) closePages(context);
      else if (app.get().surface === 'home') showToast(context, '再按一次退出应用');
      else if (view && canGoBack(view)) view.history.back();
      else showToast(context, '再按一次退出应用');
    },
    reload: () => view?.location.reload(),
    open(path) {
      app.set({ surface: 'web', pages: [] });
      view?.location.assign(path);
    },
    restart,
    reinstall() {
      const { device } = app.get();
      createAppStorage(context.storage, storagePrefix(devices[device])).clear();
      createAppStorage(context.storage, `container-${device}-native:`).clear();
      restart({ device });
    },
    setNetwork(isOnline) {
      app.set({ isOnline });
      view?.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
    },
  };
}
