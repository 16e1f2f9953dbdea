import Taro from '@tarojs/taro';
import { askHost, tellHost } from '../host';

/** Makes the screen as bright as it gets; gives what puts it back. */
export async function brighten(): Promise<() => void> {
  // The others have it under names of their own.
  if (process.env.TARO_ENV !== 'weapp') return () => undefined;
  const before = await askHost(() => Taro.getScreenBrightness()).then(
    (answer) => (answer as unknown as { value: number }).value,
    () => null,
  );
  tellHost(() => Taro.setScreenBrightness({ value: 1 }));
  return () => {
    if (before !== null) tellHost(() => Taro.setScreenBrightness({ value: before }));
  };
}
