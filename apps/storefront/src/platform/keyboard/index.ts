import Taro from '@tarojs/taro';
import { useEffect, useState } from 'react';
import { readHost } from '../host';

/** Height of the keyboard that covers the page, in px; 0 while there is none, and where the platform does not tell. */
export function useKeyboardHeight(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const listener = (keyboard: { height: number }) => setHeight(keyboard.height);
    readHost(() => Taro.onKeyboardHeightChange(listener));
    return () => void readHost(() => Taro.offKeyboardHeightChange(listener));
  }, []);
  return height;
}

/** Puts the keyboard away. */
export const hideKeyboard = (): void => void readHost(() => Taro.hideKeyboard().catch(() => undefined));
