import type { Locator } from 'playwright-core';
import type { Phone } from './phone';

/** Answers to typed fields, by their labels; others get a number. */
const TYPED: readonly [label: RegExp, answer: string][] = [
  [/姓名/, '林夏'],
  [/信用代码/, '91350100M000100Y43'],
  [/地址/, '静安区延平路 123 弄 6 号'],
  [/企业|公司|单位/, '远航商旅服务'],
  [/车牌/, '浙AD12345'],
  [/职务|职位/, '行政经理'],
  [/会员/, 'QY20261188'],
  [/卡号/, '12345678'],
  [/年份/, '2022'],
];
/** More steps than any form has. */
const MOST_STEPS = 40;

/** The code that was sent to a phone. */
type CodeOf = (mobile: string) => Promise<string>;

/** Fills in whatever form a page shows, field by field as they appear, as a person does who takes the first of each choice. */
export async function fillForm(phone: Phone, mobile: string, codeOf: CodeOf): Promise<void> {
  const main = phone.screen.locator('[role="main"]').first();
  for (let step = 0; step < MOST_STEPS; step += 1) if (!(await fillNext(phone, main, mobile, codeOf))) return;
  throw new Error(`the form of ${phone.path} has no end`);
}

/** Fills the first field that is open; false when none is. */
async function fillNext(phone: Phone, main: Locator, mobile: string, codeOf: CodeOf): Promise<boolean> {
  const groups = main.locator('[role="radiogroup"]:not(:has([aria-checked="true"]))');
  if ((await groups.count()) > 0)
    return tapFirst(phone, groups.first().locator('[role="radio"]:not([aria-disabled="true"]):not([disabled])'));
  const picker = main.locator('button[aria-haspopup="dialog"]:not([disabled])').filter({ hasText: /^请选择/ });
  if ((await picker.count()) > 0) return pick(phone, picker.first());
  const empty = await emptyField(main);
  if (empty) return type(phone, empty, mobile, codeOf);
  return tick(phone, main);
}

/** Ticks the first of several things that can be chosen, and the consent, which is the last box. */
async function tick(phone: Phone, main: Locator): Promise<boolean> {
  const boxes = main.locator('[role="checkbox"]');
  const isTicked = async (box: Locator) => (await box.getAttribute('aria-checked')) === 'true';
  const count = await boxes.count();
  if (count === 0) return false;
  if (count > 1 && !(await isTicked(boxes.first()))) return tapFirst(phone, boxes.first());
  return (await isTicked(boxes.last())) ? false : tapFirst(phone, boxes.last());
}

async function tapFirst(phone: Phone, target: Locator): Promise<true> {
  await phone.tap(target.first());
  return true;
}

/** Chooses the first of a list in a sheet, and confirms where that is asked. */
async function pick(phone: Phone, opener: Locator): Promise<true> {
  await phone.tap(opener);
  const sheet = phone.view.locator('[role="dialog"]').last();
  await sheet.waitFor();
  const option = sheet.locator('[role="radio"]:not([aria-disabled="true"]):not([disabled])');
  const confirm = sheet.getByRole('button', { name: /^确\s*(定|认)/ });
  await option.or(confirm).first().waitFor();
  // Hours near to now may be too soon for a channel, so the last one is taken.
  if ((await option.count()) > 0) await phone.tap(option.last());
  if (await confirm.isVisible().catch(() => false)) await phone.tap(confirm);
  await sheet.waitFor({ state: 'hidden' });
  return true;
}

async function emptyField(main: Locator): Promise<Locator | null> {
  for (const field of await main.getByRole('textbox').all())
    if ((await field.isEnabled()) && (await field.inputValue()) === '') return field;
  return null;
}

async function type(phone: Phone, field: Locator, mobile: string, codeOf: CodeOf): Promise<true> {
  const label = (await field.getAttribute('aria-label')) ?? '';
  if (label === '验证码') {
    const asked = phone.page.waitForResponse((response) => response.url().includes('/sms/authCode'));
    await phone.press('获取验证码');
    await asked;
    await field.fill(await codeOf(mobile));
  } else {
    const answer = TYPED.find(([words]) => words.test(label))?.[1] ?? '20';
    await field.fill(label === '手机号' ? mobile : answer);
  }
  await field.blur();
  return true;
}
