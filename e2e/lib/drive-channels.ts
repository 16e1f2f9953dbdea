import type { SignedClient } from './signed-client';
import { PHOTO } from './staff-client';

/** A channel of test drives as the journeys open it. */
export interface DrivePage {
  code: string;
  /** Address of its page. */
  page: string;
  /** Whoever sends it is logged in: visitors are asked for a puzzle, or may not upload. */
  needsAccount?: boolean;
  /** What its form wants a picture of. */
  picture?: string;
}

/** Channels with screens of their own, which another person's letter, package or session leads to. */
const OWN_SCREENS = ['package', 'invitation', 'gift', 'circuit', 'staff-drive', 'spring-staff', 'partner-drive'];
/** Its places are taken in the demo: it has no form. */
const FULL = 'partner-airline';

const drive = (code: string, path: string, more: Omit<DrivePage, 'code' | 'page'> = {}): DrivePage => {
  return { code, page: path.startsWith('/') ? path : `/pagesActivity/${path}`, ...more };
};

/** Where each channel is shown. */
const PAGES: readonly DrivePage[] = [
  drive('standard', 'testDrive/index?modelId=YL01'),
  drive('h5', 'testDrive/h5'),
  drive('dealer-board', 'testDrive/channel?code=dealer-board'),
  drive('fleet-fair', 'testDrive/channel?code=fleet-fair'),
  drive('night-x', 'testDrive/marketingX'),
  drive('shanghai', 'testDrive/marketingShanghai?modelId=YL01'),
  drive('weekend', '/pagesBannerActivity/driveActivity/index?modelId=YL01'),
  drive('winter-road', 'testDriveTemplate/index?id=winter-road&modelId=YL01'),
  drive('lcb', 'testDrive/lcbIndex?memberNo=LCB-20261188'),
  drive('lcb-09', 'testDrive/lcb009?orderNo=LCB-O-7'),
  drive('lcb-web', 'testDrive/lcbBrowser?partnerNo=LCB-1', { needsAccount: true }),
  drive('season-one', 'testDrive/marketing?modelId=YL01'),
  drive('season-two', 'testDrive/marketingTwo?modelId=YL01'),
  drive('china-star', 'testDrive/chinaStar?modelId=YL01'),
  drive('partner-bank', 'testDrive/collaboration?partner=bank'),
  drive('partner-hotel', 'testDrive/collaboration?partner=hotel'),
  drive('key-customers', 'testDrive/keyCustomers', { needsAccount: true, picture: '营业执照' }),
];

/** The picture that forms get. */
export { PHOTO as DRIVE_PICTURE };

/** The pages of all channels that run now and are open to anybody. @throws for a channel without a page */
export async function runningDrivePages(staff: SignedClient): Promise<DrivePage[]> {
  const { items } = await staff.must<{ items: { code: string; state: string }[] }>(
    'GET /api/mpmkt/v1/staff/testDrive/channels',
    { query: { size: '50' } },
  );
  const running = items.filter(({ state }) => state === 'running').map(({ code }) => code);
  const open = running.filter((code) => code !== FULL && !OWN_SCREENS.includes(code));
  const homeless = open.filter((code) => !PAGES.some((page) => page.code === code));
  if (homeless.length > 0) throw new TypeError(`channels without a page: ${homeless.join(', ')}`);
  if (open.length < 10) throw new TypeError(`only ${open.length} channels run`);
  return PAGES.filter(({ code }) => open.includes(code));
}

/** The words of the button that sends a channel's form. */
export async function submitTextOf(client: SignedClient, code: string): Promise<string> {
  const { form } = await client.must<{ form: { submitText: string } }>('GET /api/mpmkt/v1/testDrive/channel', {
    query: { code },
  });
  return form.submitText;
}

/** Answers to typed fields, by their labels. */
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

/** What is typed into a field; others get a number. */
export const answerTo = (label: string, mobile: string): string =>
  label === '手机号' ? mobile : (TYPED.find(([words]) => words.test(label))?.[1] ?? '20');

/** The city that is taken where none is known: it has stores of every model. */
export const DRIVE_CITY = '上海';

/** More steps than any form has. */
export const MOST_STEPS = 40;

/** The code that was sent to a phone. */
export type CodeOf = (mobile: string) => Promise<string>;
