import type { Locator } from 'playwright-core';
import { answerTo, type CodeOf, DRIVE_CITY, type DrivePage, MOST_STEPS } from './drive-channels';
import type { Phone } from './phone';

/** What is open a moment before a form answers it by itself is gone within this time (ms). */
const GONE_MS = 3000;
/** A list that a picker waits for comes within this time (ms). */
const LIST_MS = 10_000;

/** What a form is answered with, beside fields to type in. */
const ANSWERED = '[role="radiogroup"], [role="checkbox"], button[aria-haspopup="dialog"]';

/** Who fills in a form, with what. */
export interface DriveFiller {
  mobile: string;
  codeOf: CodeOf;
  /** What the form wants a picture of, and the file. */
  picture?: { of: DrivePage['picture']; file: string };
}

/** Fills in whatever form a page shows, field by field as they appear, as a person does who takes the first of each choice. */
export async function fillForm(phone: Phone, filler: DriveFiller): Promise<void> {
  const main = phone.screen.locator('[role="main"]').first();
  // A page that is still being read has nothing to fill in, and would be taken for a form that is done.
  await main.locator(ANSWERED).or(main.getByRole('textbox')).first().waitFor();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    await phone.settled();
    if ((await fillNext(phone, main, filler)) || (await isWaiting(main))) continue;
    return;
  }
  throw new Error(`the form of ${phone.path} has no end`);
}

/** Waits for the list of a picker that cannot be opened yet; true when there was one and it came. */
async function isWaiting(main: Locator): Promise<boolean> {
  const waiting = main.locator('button[aria-haspopup="dialog"][disabled]').filter({ hasText: /^请选择/ });
  const count = await waiting.count();
  if (count === 0) return false;
  await waiting.nth(count - 1).waitFor({ state: 'detached', timeout: LIST_MS });
  return true;
}

/** Fills the first field that is open; false when none is. */
async function fillNext(phone: Phone, main: Locator, filler: DriveFiller): Promise<boolean> {
  const groups = main.locator('[role="radiogroup"]:not(:has([aria-checked="true"]))');
  if ((await groups.count()) > 0) {
    const radios = groups.first().locator('[role="radio"]:not([aria-disabled="true"]):not([disabled])');
    return tapIfThere(phone, radios.first());
  }
  const picker = main.locator('button[aria-haspopup="dialog"]:not([disabled])').filter({ hasText: /^请选择/ });
  if ((await picker.count()) > 0) return pick(phone, picker.first());
  const of = filler.picture?.of;
  const tile = of === undefined ? null : main.getByRole('button', { name: of, exact: true });
  if (tile && (await tile.count()) > 0) return upload(phone, tile, filler.picture?.file ?? '');
  const empty = await emptyField(main);
  if (empty) return type(phone, empty, filler);
  return tick(phone, main);
}

/**
 * Taps something, unless the form has answered it by itself meanwhile: then it is looked at again. What is still there and
 * cannot be tapped is a fault.
 */
async function tapIfThere(phone: Phone, target: Locator): Promise<true> {
  await phone.tap(target, GONE_MS).catch(async (error: Error) => {
    if ((await target.count()) > 0) throw error;
  });
  return true;
}

/** Ticks the first of several things that can be chosen, and the consent, which is the last box. */
async function tick(phone: Phone, main: Locator): Promise<boolean> {
  const boxes = main.locator('[role="checkbox"]');
  const isTicked = async (box: Locator) => (await box.getAttribute('aria-checked')) === 'true';
  const count = await boxes.count();
  if (count === 0) return false;
  if (count > 1 && !(await isTicked(boxes.first()))) return tapIfThere(phone, boxes.first());
  return (await isTicked(boxes.last())) ? false : tapIfThere(phone, boxes.last());
}

/** Chooses the first of a list in a sheet, and confirms where that is asked. */
async function pick(phone: Phone, opener: Locator): Promise<true> {
  await tapIfThere(phone, opener);
  const sheet = phone.view.locator('[role="dialog"]').last();
  const hasOpened = await sheet.waitFor({ timeout: GONE_MS }).then(
    () => true,
    async (error: Error) => {
      // The picker was answered before the tap; one that is still asked has to open its sheet.
      if ((await opener.count()) > 0) throw error;
      return false;
    },
  );
  if (!hasOpened) return true;
  const option = sheet.locator('[role="radio"]:not([aria-disabled="true"]):not([disabled])');
  const confirm = sheet.getByRole('button', { name: /^确\s*(定|认)/ });
  const city = sheet.getByRole('button', { name: DRIVE_CITY, exact: true });
  await option.or(confirm).or(city).first().waitFor();
  // Hours near to now may be too soon for a channel, so the last one is taken.
  if ((await city.count()) > 0) await phone.tap(city);
  else if ((await option.count()) > 0) await phone.tap(option.last());
  if (await confirm.isVisible().catch(() => false)) await phone.tap(confirm);
  await sheet.waitFor({ state: 'hidden' });
  return true;
}

/** Gives a form the file that it wants a picture from, and waits until it is uploaded. */
export async function upload(phone: Phone, tile: Locator, file: string): Promise<true> {
  const asked = phone.page.waitForEvent('filechooser');
  await phone.tap(tile);
  await (await asked).setFiles(file);
  await tile.waitFor({ state: 'detached' });
  return true;
}

async function emptyField(main: Locator): Promise<Locator | null> {
  for (const field of await main.getByRole('textbox').all())
    if ((await field.isEnabled()) && (await field.inputValue()) === '') return field;
  return null;
}

async function type(phone: Phone, field: Locator, { mobile, codeOf }: DriveFiller): Promise<true> {
  const label = (await field.getAttribute('aria-label')) ?? '';
  if (label === '验证码') {
    const asked = phone.page.waitForResponse((response) => response.url().includes('/sms/authCode'));
    await phone.press('获取验证码');
    await asked;
    await field.fill(await codeOf(mobile));
  } else await field.fill(answerTo(label, mobile));
  await field.blur();
  return true;
}
