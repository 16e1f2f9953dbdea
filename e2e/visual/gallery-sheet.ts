import sharp, { type OverlayOptions } from 'sharp';
import type { GroupPicture } from './gallery';

const GAP = 16;
const COLUMN_HEIGHT = 2400;

/** Cuts a tall picture into columns of one height. */
async function columns({ png }: GroupPicture): Promise<Buffer[]> {
  const { width, height } = await sharp(png).metadata();
  const tops = Array.from({ length: Math.ceil(height / COLUMN_HEIGHT) }, (_, index) => index * COLUMN_HEIGHT);
  return Promise.all(
    tops.map((top) =>
      sharp(png)
        .extract({ left: 0, top, width, height: Math.min(COLUMN_HEIGHT, height - top) })
        .png()
        .toBuffer(),
    ),
  );
}

/** All groups of the gallery side by side in one picture, WebP; `width` is that of the pictured phone in px. */
export async function gallerySheet(pictures: GroupPicture[], width: number): Promise<Buffer> {
  const parts = (await Promise.all(pictures.map(columns))).flat();
  const placed: OverlayOptions[] = parts.map((input, index) => ({
    input,
    left: GAP + index * (width + GAP),
    top: GAP,
  }));
  const sheet = {
    width: GAP + parts.length * (width + GAP),
    height: COLUMN_HEIGHT + 2 * GAP,
    channels: 3 as const,
    background: '#8a8d92',
  };
  return sharp({ create: sheet }).composite(placed).webp({ quality: 64 }).toBuffer();
}
