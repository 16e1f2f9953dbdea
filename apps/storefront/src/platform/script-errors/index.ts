import Taro from '@tarojs/taro';

/** Calls back with the name of every unhandled error. Returns the unsubscribe function. */
export function onScriptError(handle: (name: string) => void): () => void {
  const handleError = (words: unknown) => handle(/\b[A-Z]\w*Error\b/.exec(String(words))?.[0] ?? 'Unknown');
  Taro.onError?.(handleError);
  return () => Taro.offError?.(handleError);
}
