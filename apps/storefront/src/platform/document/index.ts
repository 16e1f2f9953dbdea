import Taro from '@tarojs/taro';

/** Names the page for the platform (history, task switcher, screen readers). */
export function setDocumentTitle(title: string): void {
  Taro.setNavigationBarTitle({ title }).catch(() => undefined);
}

/** Data that the server wrote into the page: never in mini-programs. */
export const readEmbeddedJson = (_id: string): unknown => undefined;
