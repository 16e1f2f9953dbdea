import Taro from '@tarojs/taro';

/** Calls back whenever the app goes out of sight. Returns what ends it. */
export function onLeave(handle: () => void): () => void {
  Taro.onAppHide?.(handle);
  return () => Taro.offAppHide?.(handle);
}

/** Calls back when the app is in sight again. Returns what ends it. */
export function onReturn(handle: () => void): () => void {
  Taro.onAppShow?.(handle);
  return () => Taro.offAppShow?.(handle);
}

/** Sends a POST while the app goes to the background, where requests have some seconds left. */
export async function sendLeaving(url: string, headers: Record<string, string>, body: unknown): Promise<void> {
  const header = { 'content-type': 'application/json', ...headers };
  await Taro.request({ url, method: 'POST', header, data: JSON.stringify(body) });
}
