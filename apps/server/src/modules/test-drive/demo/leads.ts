import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { hashPhone } from '../../account';
import { findForm, keepDemoEntry } from '../../form';
import { seal } from '../../order';
import { updateChannel } from '../channel-desk.repository';
import { defineChannel } from '../show-channel';
import { type DriveRow, insertDrive, insertHistory } from '../test-drive.repository';
import { testDriveTexts } from '../test-drive.texts';
import { demoChannels } from './channels';

type Lead = [
  name: string,
  mobile: string,
  channel: 'h5' | 'fleet-fair',
  place: string | null,
  click: string | null,
  model: string,
  city: string,
  state: 'submitted' | 'inReview' | 'cancelled',
  hoursAgo: number,
];

/** Visitors who came from advertisements and partners; their phones have no account. */
const LEADS: readonly Lead[] = [
  ['方圆', '13900001101', 'h5', 'feed-top', 'clk-7f31a2', 'YLX', '310100', 'submitted', 3],
  ['施然', '13900001102', 'h5', 'search', 'clk-80c4d9', 'YL01', '310100', 'submitted', 9],
  ['顾言', '13900001103', 'h5', 'story', null, 'YL09', '310100', 'cancelled', 30],
  ['江帆', '13900001104', 'fleet-fair', 'newsletter', null, 'YL09', '310100', 'inReview', 20],
  ['秦朗', '13900001105', 'h5', 'feed-top', 'clk-91e07b', 'YLX', '110100', 'submitted', 52],
];

async function seedLead(ctx: Ctx, index: number, lead: Lead): Promise<void> {
  const [name, mobile, channelCode, subChannel, click, modelId, cityCode, state, hoursAgo] = lead;
  const { dataSecret } = ctx.app.config;
  const createdAt = ctx.now() - hoursAgo * HOUR_MS;
  const phoneHash = hashPhone(ctx, mobile);
  const [userId, driveId] = [`phone:${phoneHash}`, `demo-lead-${index + 1}`];
  const reason = state === 'cancelled' ? '暂时不考虑' : '';
  const none = { storeId: null, placeId: null, startsAt: null, endsAt: null, plate: null, consultantId: null };
  const row: DriveRow = {
    ...{
      gift: null,
      driveId,
      userId,
      holderId: userId,
      phoneHash,
      channelCode,
      subChannel,
      click,
      modelId,
      cityCode,
      state,
      reason,
    },
    ...none,
    ...{ startedAt: null, finishedAt: null, distanceTenths: null, moves: 0, historyCount: 1 },
    driveNo: `TD2611${String(index + 901).padStart(14, '0')}`,
    contactName: seal(dataSecret, name),
    contactMobile: seal(dataSecret, mobile),
    arrivalCode: String(410_000 + index * 1111),
    createdAt,
    updatedAt: createdAt,
  };
  if (!(await insertDrive(ctx.db, row))) return;
  await insertHistory(ctx.db, {
    ...{ userId, driveId, sequence: 1, state, at: createdAt },
    title: testDriveTexts[state],
    note: reason,
  });
  const answers = { name, phone: mobile, city: cityCode, model: modelId, consent: '2026-11' };
  const all: Record<string, string> = channelCode === 'h5' ? answers : { ...answers, company: '远航商旅服务' };
  const form = await findForm(ctx, `drive-${channelCode}`);
  await keepDemoEntry(ctx, form, { userId, entryId: driveId, answers: all, createdAt });
}

/** Leads from outside, and a channel that is prepared but off. */
export async function seedLeads(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  for (const [index, lead] of LEADS.entries()) await seedLead(ctx, index, lead);
  const template = fillDeep(demoChannels(now)).find(({ code }) => code === 'dealer-board');
  if (!template) return;
  const code = 'spring-board';
  const settings = { ...(template.settings as object), headline: '春日试驾季 提前预约' };
  const form = { ...template.form, id: `drive-${code}` };
  await defineChannel(ctx, { code, settings, form, startsAt: now + 60 * DAY_MS, endsAt: now + 90 * DAY_MS });
  await updateChannel(ctx.db, code, { isOn: false });
}
