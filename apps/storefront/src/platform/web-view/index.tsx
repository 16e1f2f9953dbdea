import { WebView } from '@tarojs/components';
import { serverOrigin } from '../environment';
import type { WebViewProps } from './types';

export type { WebViewProps } from './types';

/** Hosts load whole addresses only. */
const wholeAddress = (url: string): string => (url.startsWith('/') ? `${serverOrigin}${url}` : url);

/** The platform's web view; it fills the screen by itself. */
export function WebViewFrame({ url, onLoad, onFail, onMessage }: WebViewProps) {
  return (
    <WebView
      src={wholeAddress(url)}
      onLoad={() => onLoad(null)}
      onError={onFail}
      onMessage={(event: { detail: { data?: unknown } }) => {
        const { data } = event.detail;
        for (const message of Array.isArray(data) ? data : [data]) onMessage(message);
      }}
    />
  );
}
