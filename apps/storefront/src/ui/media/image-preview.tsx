import { useEffect, useRef } from 'react';
import { previewPictures } from '@/platform/preview-pictures';
import { picture } from '../picture/picture-address';
import type { ImagePreviewProps } from './image-preview-props';

/** Mini-programs: opens the platform's own view, which closes by itself. */
export function ImagePreview({ isOpen, onClose, pictures, startIndex = 0 }: ImagePreviewProps) {
  const latest = useRef({ onClose, pictures, startIndex });
  latest.current = { onClose, pictures, startIndex };
  useEffect(() => {
    if (!isOpen) return;
    const { pictures: shown, startIndex: first, onClose: close } = latest.current;
    previewPictures(
      shown.map(({ src }) => picture(src, 1280)),
      first,
    );
    close();
  }, [isOpen]);
  return null;
}
