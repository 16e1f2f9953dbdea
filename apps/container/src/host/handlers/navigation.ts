import type { BridgeHandlers } from '@voltfront/bridge';
import { appTabs } from '../../app/config';
import type { AppContext } from '../../app/context';
import { openLink } from '../../app/links';
import { closePages, openPage, showHome, showToast } from '../../app/native';

type Params = Record<string, string> | undefined;

const rowsOf = (path: string, params: Params): [string, string][] => [['页面', path], ...Object.entries(params ?? {})];

/** Handlers that leave the page for the app. */
export function navigationHandlers(context: AppContext): BridgeHandlers {
  const { app } = context;
  const done = null;
  return {
    'navigation.navigate': ({ path, params }) => {
      openPage(context, { title: '原生页面', rows: rowsOf(path, params) });
      return done;
    },
    'navigation.redirect': ({ path, params }) => {
      openPage(context, { title: '原生页面', rows: rowsOf(path, params) }, true);
      return done;
    },
    'navigation.back': ({ delta = 1 }) => {
      if (app.get().pages.length > 0) closePages(context, delta);
      else showHome(context, app.get().tab);
      return done;
    },
    'navigation.openMiniApp': ({ appId, path = '' }) => {
      openPage(context, {
        title: '微信小程序',
        rows: [['原始 ID', appId], ...(path ? [['路径', path] as const] : [])],
      });
      return done;
    },
    'navigation.openWebView': ({ url, title = '网页' }) => {
      openPage(context, { title, rows: [['地址', url]] });
      return done;
    },
    'navigation.openScheme': ({ url }) => {
      openLink(context, url);
      return done;
    },
    'navigation.tabSwitch': ({ index }) => {
      if (index < appTabs.length) showHome(context, index);
      else showToast(context, `没有第 ${index + 1} 个标签`);
      return done;
    },
  };
}
