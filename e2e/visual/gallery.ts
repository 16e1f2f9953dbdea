import type { BrowserContext, Page } from 'playwright-core';
import { settle } from './settle';
import { picture, type Scheme, type Studio } from './studio';

/** Groups whose pictures hold nothing that changes from run to run (device data and calls do). */
export const STILL_GROUPS = ['基础', '操作与导航', '展示', '表单', '反馈', '内容'];

/** One group of the gallery of components, from top to bottom. */
export interface GroupPicture {
  group: string;
  png: Buffer;
}

/** On tablets the app is a column as high as a phone; here it is as high as it gets. */
const WHOLE_COLUMN = '#app { height: 100vh !important; margin-top: 0 !important; border-radius: 0 !important; }';

/** Height (px) of the page with all it scrolls; lazy pictures are asked for at once. */
function fullHeight(): number {
  for (const image of document.images) image.loading = 'eager';
  const screen = '[data-page]:not([hidden])';
  const scrolled = [document.documentElement, ...document.querySelectorAll(`${screen}, ${screen} *`)];
  return Math.max(...scrolled.map((element) => element.scrollHeight));
}

/** Makes the window as high as the page, so that one picture shows it all. A higher window may make the page higher. */
async function unfold(page: Page, width: number): Promise<void> {
  await page.addStyleTag({ content: WHOLE_COLUMN });
  for (let before = 0, height = await page.evaluate(fullHeight); height > before; ) {
    await page.setViewportSize({ width, height });
    [before, height] = [height, await page.evaluate(fullHeight)];
  }
}

/** One group from top to bottom, PNG. */
export async function groupPicture(context: BrowserContext, group: string, width: number): Promise<Buffer> {
  const page = await context.newPage();
  try {
    await page.goto('/pagesMine/demo');
    await settle(page, true);
    await page.getByRole('tab', { name: group, exact: true }).click();
    await settle(page, true);
    await unfold(page, width);
    await page.getByText('海报生成中').first().waitFor({ state: 'detached' });
    return await picture(page, true);
  } finally {
    await page.close();
  }
}

/** Pictures of the gallery of components, group by group. */
export async function galleryPictures(studio: Studio, width: number, scheme: Scheme): Promise<GroupPicture[]> {
  const context = await studio.open({ width, scheme });
  const pictures: GroupPicture[] = [];
  for (const group of STILL_GROUPS) pictures.push({ group, png: await groupPicture(context, group, width) });
  await context.close();
  return pictures;
}
