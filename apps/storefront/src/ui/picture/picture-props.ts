import { picture } from './picture-address';

/** Properties of a picture's element that differ between platforms. */
export interface PictureElementProps {
  src: string;
  srcSet?: string;
  decoding?: 'async';
}

/** Mini-programs: the native image fills its box by `mode` and loads lazily by itself. */
export function pictureProps(
  path: string,
  width: number,
  isEager: boolean,
  fit: 'cover' | 'contain',
): PictureElementProps {
  const native = { mode: fit === 'cover' ? 'aspectFill' : 'aspectFit', lazyLoad: !isEager };
  return { src: picture(path, width * 2), ...native };
}
