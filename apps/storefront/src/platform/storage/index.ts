import Taro from '@tarojs/taro';
import { readHost } from '../host';

/** What was written in this run: a full storage, or a host without one, loses nothing until the app ends. */
const written = new Map<string, unknown>();

/** Key-value storage that outlives the app. Values are whatever JSON can hold; a missing key reads as undefined. */
export const storage = {
  get(key: string): unknown {
    if (written.has(key)) return written.get(key);
    const value: unknown = readHost(() => Taro.getStorageSync(key));
    return value === '' || value === null ? undefined : value;
  },
  set(key: string, value: unknown): void {
    written.set(key, value);
    readHost(() => Taro.setStorageSync(key, value));
  },
  remove(key: string): void {
    written.set(key, undefined);
    readHost(() => Taro.removeStorageSync(key));
  },
  keys(): string[] {
    const kept = readHost(() => Taro.getStorageInfoSync().keys) ?? [];
    return [...new Set([...kept, ...written.keys()])].filter((key) => storage.get(key) !== undefined);
  },
};
