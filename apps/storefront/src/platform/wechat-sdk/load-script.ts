import type { Wechat } from './types';

/** The page's own global, and the one that the messenger's script adds besides. */
interface SdkWindow {
  wx?: Wechat;
  jWeixin?: Wechat;
}

const sdkOf = (): Wechat | null => {
  const { jWeixin, wx } = window as unknown as SdkWindow;
  return jWeixin ?? wx ?? null;
};

/** Loads the messenger's script; null when it cannot be had. */
export function loadScript(address: string): Promise<Wechat | null> {
  const known = sdkOf();
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = () => resolve(sdkOf());
    script.onerror = () => {
      script.remove();
      resolve(null);
    };
    document.head.append(script);
  });
}
