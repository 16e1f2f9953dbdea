import { picture } from './picture-address';
import type { PictureElementProps } from './picture-props';

/** H5: one candidate per pixel density, native lazy loading, and priority for the picture a page is about. */
export function pictureProps(path: string, width: number, isEager: boolean): PictureElementProps {
  const once = picture(path, width);
  const candidates = [`${once} 1x`, `${picture(path, width * 2)} 2x`, `${picture(path, width * 3)} 3x`];
  const isSized = once !== picture(path);
  const loading = isEager ? { fetchpriority: 'high' } : { loading: 'lazy' };
  return {
    src: picture(path, width * 2),
    ...(isSized && { srcSet: candidates.join(', ') }),
    decoding: 'async',
    ...loading,
  } as PictureElementProps;
}
