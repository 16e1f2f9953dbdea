import { type Browser, chromium, type Locator } from 'playwright-core';
import { chromiumFlags, chromiumPath } from './browser';

/** Chromium that draws in three dimensions without a graphics card, or not at all. */
export function launchWithGraphics(kind: 'software' | 'none'): Promise<Browser> {
  const args = chromiumFlags.filter((flag) => flag !== '--disable-gpu');
  const software = ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'];
  return chromium.launch({
    executablePath: chromiumPath(),
    args: [...args, ...(kind === 'software' ? software : ['--disable-3d-apis'])],
  });
}

/** Mean colour of an element on the screen, 0 to 255 each. */
export async function meanColour(element: Locator): Promise<{ red: number; green: number; blue: number }> {
  const picture = (await element.screenshot({ animations: 'allow' })).toString('base64');
  return element.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1, 1];
    const context = canvas.getContext('2d');
    if (!context) throw new TypeError('no 2D context');
    context.imageSmoothingQuality = 'high';
    // The middle, where the car is.
    const [width, height] = [image.width / 2, image.height / 2];
    context.drawImage(image, width / 2, height / 2, width, height, 0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, 1, 1).data;
    return { red, green, blue };
  }, picture);
}
