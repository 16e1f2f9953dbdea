import sharp from 'sharp';

/** A step of quality down makes a picture smaller by a tenth, and a character or a shade still shows. */
const QUALITY = 70;

/** The light picture holds the layout to the pixel; the dark one of the same screen is there for its colours. */
const isHalved = (name: string): boolean => name.endsWith('-dark');

/**
 * Small form in which a baseline is kept: WebP, dark pictures at half the size, so that those of all screens stay within
 * their budget. What is seen gets the same form before it is compared, so that the form itself makes no difference.
 * @param name name of the baseline, which ends in its scheme
 */
export async function formOf(name: string, picture: Buffer): Promise<Buffer> {
  const image = sharp(picture);
  const { width } = await image.metadata();
  const sized = isHalved(name) ? image.resize({ width: Math.round(width / 2), kernel: 'linear' }) : image;
  return sized.webp({ quality: QUALITY, smartSubsample: true, effort: 5 }).toBuffer();
}
