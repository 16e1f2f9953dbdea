import Taro from '@tarojs/taro';

/** Key-value storage that outlives the app. Values are whatever JSON can hold; a missing key reads as undefined. */
export const storage = {
  get(key: string): unknown {
    const value: unknown = Taro.getStorageSync(key);
    return value === '' ? undefined : value;
  },
  set(key: string, value: unknown): void {
    Taro.setStorageSync(key, value);
  },
  remove(key: string): void {
    Taro.removeStorageSync(key);
  },
  keys(): string[] {
    return Taro.getStorageInfoSync().keys;
  },
};
