import Taro from '@tarojs/taro';
import { tellHost } from '../host';

/** Names the page for the platform (history, task switcher, screen readers). */
export function setDocumentTitle(title: string): void {
  tellHost(() => Taro.setNavigationBarTitle({ title }));
}

/** Data that the server wrote into the page: never in mini-programs. */
export const readEmbeddedJson = (_id: string): unknown => undefined;
