import type { Page } from 'playwright-core';

/** Pictures of the visible screen that have no width or no height: a flex row without a width for them lets them collapse. */
export const flatPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isDrawn = (image: Element): boolean => image.checkVisibility({ visibilityProperty: true });
    const isFlat = ({ width, height }: DOMRect): boolean => width < 1 || height < 1;
    return [...document.querySelectorAll<HTMLImageElement>('[data-page]:not([hidden]) img')]
      .filter((image) => isDrawn(image) && isFlat(image.getBoundingClientRect()))
      .map((image) => `${image.alt || 'a picture'} ${new URL(image.src).pathname}`);
  });
