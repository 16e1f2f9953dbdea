import { afterEach, expect, inject, test } from 'vitest';
import { DRIVE_PICTURE, type DrivePage, runningDrivePages, submitTextOf } from '../lib/drive-channels';
import { SignedClient } from '../lib/signed-client';
import { staffClient } from '../lib/staff-client';
import { buildOf } from '../mini-host/app-json';
import { readKinds } from '../mini-host/base-template';
import { fillMiniForm } from '../mini-host/drive-form';
import { loadMiniProgram, type MiniHost } from '../mini-host/host';
import { pictureCalls } from '../mini-host/pictures';

const origin = inject('origin');
const OPERATOR = '13800000018';
const SENT = '/api/mpmkt/v1/testDrive/submit';
/** Where somebody is led who has sent a form: visitors log in for some results. */
const RESULT = /[rR]esult$|^pages\/login\//;
const kinds = readKinds(buildOf('weapp'), 'weapp');
const client = new SignedClient(origin, 'MINI');
let host: MiniHost | undefined;

afterEach(() => host?.close());

/** What the app of a person keeps: of a visitor the consent, of a customer the session too. */
async function keptBy(mobile: string, needsAccount?: boolean): Promise<Record<string, unknown>> {
  const consent = { MALL_CHECKED_COMPLIANCE_AGREEMENT: true };
  if (!needsAccount) return consent;
  const { token, userInfo } = await new SignedClient(origin, 'MINI').loginByPlatform(mobile);
  return { ...consent, MALL_TOKEN: token, MALL_USER_INFO: userInfo };
}

/** Opens a channel, fills its form in and sends it. @returns what went wrong; null when nothing did */
async function sendChannel({ code, page, needsAccount, picture }: DrivePage, mobile: string): Promise<string | null> {
  const kept = await keptBy(mobile, needsAccount);
  const mini = loadMiniProgram(buildOf('weapp'), origin, { kept, calls: pictureCalls(origin, DRIVE_PICTURE) });
  host = mini;
  try {
    const words = await submitTextOf(client, code);
    await mini.open(page);
    await mini.waitFor(() => mini.text().includes(words), `the form of ${code}`);
    await fillMiniForm(mini, kinds, { mobile, codeOf: (number) => client.lastCode(number), picture });
    await mini.tap(words);
    const answer = () => mini.log.requests.find(({ path }) => path.endsWith(SENT));
    await mini.waitFor(() => answer() !== undefined, `the answer to ${code}`);
    if (answer()?.code !== '000000') return `${code}: ${answer()?.code} ${mini.log.toasts.join(' / ')}`;
    await mini.waitFor(({ route }) => RESULT.test(route) || mini.text().includes('提交成功'), `the result of ${code}`);
    return mini.faults.length > 0 ? `${code}: ${mini.faults.join(' | ').slice(0, 300)}` : null;
  } catch (error) {
    return `${code}: ${String(error).slice(0, 500)}`;
  } finally {
    mini.close();
  }
}

test('every running channel of test drives is opened, filled in and sent in the WeChat build', async () => {
  const pages = await runningDrivePages(await staffClient(origin, OPERATOR));
  const faults: (string | null)[] = [];
  for (const [at, page] of pages.entries()) {
    faults.push(await sendChannel(page, `1372910${String(at).padStart(4, '0')}`));
  }
  expect(faults.filter(Boolean)).toEqual([]);
}, 400_000);
