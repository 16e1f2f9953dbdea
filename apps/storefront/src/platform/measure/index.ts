import Taro from '@tarojs/taro';

/** Width of the element with this id in device-independent px; 0 when it is not on the screen. */
export function measureWidth(id: string): Promise<number> {
  return new Promise((resolve) => {
    Taro.createSelectorQuery()
      .select(`#${id}`)
      .boundingClientRect((box) => resolve((Array.isArray(box) ? box[0] : box)?.width ?? 0))
      .exec();
  });
}
