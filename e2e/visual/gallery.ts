import type { BrowserContext, Page } from 'playwright-core';
import { picture, type Scheme, type Studio, settle } from './studio';

/** Groups whose pictures hold nothing that changes from run to run (device data and calls do). */
const STILL_GROUPS = ['基础', '操作与导航', '展示', '表单', '反馈', '内容'];

/** One group of the gallery of components, from top to bottom. */
export interface GroupPicture {
  group: string;
  png: Buffer;
}

/** Makes the window as high as the page, so that lazy pictures load and one picture shows it all. */
async function unfold(page: Page, width: number): Promise<void> {
  const height = await page.evaluate(() => {
    const scrolled = [
      document.documentElement,
      ...document.querySelectorAll('[data-page]:not([hidden]), [data-page]:not([hidden]) *'),
    ];
    return Math.max(...scrolled.map((element) => element.scrollHeight));
  });
  await page.setViewportSize({ width, height });
}

async function groupPicture(context: BrowserContext, group: string, width: number): Promise<Buffer> {
  const page = await context.newPage();
  await page.goto('/pagesMine/demo');
  await settle(page, true);
  await page.getByRole('tab', { name: group, exact: true }).click();
  await settle(page, true);
  await unfold(page, width);
  const png = await picture(page, true);
  await page.close();
  return png;
}

/** Pictures of the gallery of components, group by group. */
export async function galleryPictures(studio: Studio, width: number, scheme: Scheme): Promise<GroupPicture[]> {
  const context = await studio.open({ width, scheme });
  const pictures: GroupPicture[] = [];
  for (const group of STILL_GROUPS) pictures.push({ group, png: await groupPicture(context, group, width) });
  await context.close();
  return pictures;
}
