import Taro from '@tarojs/taro';
import { readHost } from '../host';

/** Language of the system as a tag such as `en`; some platforms write `en_US`. Empty when unknown. */
export const systemLanguage = (): string => (readHost(() => Taro.getAppBaseInfo())?.language ?? '').replace('_', '-');

/** Mini-programs have no document that could name its language. */
export const nameLanguage = (_language: string): void => undefined;
