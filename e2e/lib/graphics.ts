import { type Browser, chromium, type Locator } from 'playwright-core';
import { chromiumFlags, chromiumPath } from './browser';

/** Chromium with software 3D rendering, or without 3D. */
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
  const picture = (await element.screenshot()).toString('base64');
  return element.page().evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.width, image.height];
    const context = canvas.getContext('2d');
    if (!context) throw new TypeError('no 2D context');
    context.drawImage(image, 0, 0);
    const { data: values } = context.getImageData(0, 0, image.width, image.height);
    const mean = (channel: number) => {
      let sum = 0;
      for (let at = channel; at < values.length; at += 4) sum += values[at] ?? 0;
      return (sum * 4) / values.length;
    };
    return { red: mean(0), green: mean(1), blue: mean(2) };
  }, picture);
}

/** A screenshot of an element once two in a row are equal. */
export async function stillPicture(element: Locator): Promise<Buffer> {
  let before = await element.screenshot();
  for (;;) {
    const now = await element.screenshot();
    if (now.equals(before)) return now;
    before = now;
  }
}
