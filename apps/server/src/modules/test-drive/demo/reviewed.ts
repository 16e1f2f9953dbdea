import type { FormAnswers } from '@voltfront/rules/form/form-types';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { findPeople, hashPhone } from '../../account';
import { INVITED_GUESTS } from '../../account/demo';
import { findForm, keepDemoEntry } from '../../form';
import { seal } from '../../order';
import { type DriveRow, insertDrive, insertHistory } from '../test-drive.repository';
import { testDriveTexts } from '../test-drive.texts';

interface DemoApplication {
  channelCode: 'key-customers' | 'partner-hotel' | 'partner-bank';
  name: string;
  modelId: string;
  daysAgo: number;
  /** Days since staff approved it; without it is in review. */
  reviewedDaysAgo?: number;
  answers: FormAnswers;
}

/** A path as uploads have it; its file was deleted after the review. */
const DELETED = '/files/personal/2026-09/demo-proof-deleted.webp';
const CITY = '310100';

/** Applications that staff look at first: of a company, and of members with a proof that is there or was deleted. */
const APPLICATIONS: readonly DemoApplication[] = [
  {
    ...{ channelCode: 'key-customers', name: '周景行', modelId: 'YL09', daysAgo: 1 },
    answers: {
      ...{
        company: '远航商旅服务有限公司',
        credit: '91350100M000100Y43',
        licence: [asset('covers/still-letter.webp')],
      },
      ...{ trade: 'travel', cars: '10', models: ['YL09', 'YL01'], place: 'company', post: '行政经理' },
      address: '浦东新区世纪大道 100 号 18 楼',
    },
  },
  {
    ...{ channelCode: 'partner-hotel', name: '沈知夏', modelId: 'YLX', daysAgo: 2 },
    answers: { member: 'QY20260417', stay: '莫干山店', proof: [asset('covers/still-card.webp')], model: 'YLX' },
  },
  {
    ...{ channelCode: 'partner-bank', name: '何望舒', modelId: 'YL01', daysAgo: 45, reviewedDaysAgo: 44 },
    answers: { member: '62208817', proof: [DELETED], model: 'YL01' },
  },
];

function rowOf(ctx: Ctx, index: number, { accountId, mobile }: { accountId: string; mobile: string }): DriveRow {
  const { channelCode, name, modelId, daysAgo, reviewedDaysAgo } = APPLICATIONS[index] as DemoApplication;
  const { dataSecret } = ctx.app.config;
  const createdAt = ctx.now() - daysAgo * DAY_MS;
  const isReviewed = reviewedDaysAgo !== undefined;
  return {
    ...{ driveId: `demo-reviewed-${index + 1}`, driveNo: `TD2611${String(index + 951).padStart(14, '0')}` },
    ...{ userId: accountId, holderId: accountId, phoneHash: hashPhone(ctx, mobile), channelCode, modelId },
    ...{ contactName: seal(dataSecret, name), contactMobile: seal(dataSecret, mobile), cityCode: CITY },
    ...{ subChannel: null, click: null, storeId: null, placeId: null, startsAt: null, endsAt: null, moves: 0 },
    ...{ arrivalCode: String(420_000 + index * 1111), reason: '', gift: null, plate: null, consultantId: null },
    ...{ startedAt: null, finishedAt: null, distanceTenths: null, createdAt },
    state: isReviewed ? 'submitted' : 'inReview',
    historyCount: isReviewed ? 2 : 1,
    updatedAt: isReviewed ? ctx.now() - reviewedDaysAgo * DAY_MS : createdAt,
  };
}

async function seedApplication(ctx: Ctx, index: number, person: { accountId: string; mobile: string }): Promise<void> {
  const row = rowOf(ctx, index, person);
  const { driveId, userId, channelCode, createdAt, updatedAt, historyCount } = row;
  if (!(await insertDrive(ctx.db, row))) return;
  const line = { userId, driveId, note: '' };
  const inReview = { state: 'inReview' as const, title: testDriveTexts.inReview, at: createdAt };
  await insertHistory(ctx.db, { ...line, ...inReview, sequence: 1 });
  const approved = { state: 'submitted' as const, title: testDriveTexts.approved, at: updatedAt + HOUR_MS };
  if (historyCount > 1) await insertHistory(ctx.db, { ...line, ...approved, sequence: 2 });
  const { name, answers } = APPLICATIONS[index] as DemoApplication;
  const all = { ...answers, name, phone: person.mobile, city: CITY, consent: '2026-11' };
  const form = await findForm(ctx, `drive-${channelCode}`);
  await keepDemoEntry(ctx, form, { userId, entryId: driveId, answers: all, createdAt });
}

/** Applications with photos, in each state that staff see: to be decided, and with a proof that was deleted. */
export async function seedReviewed(ctx: Ctx): Promise<void> {
  const applicants = INVITED_GUESTS.slice(-APPLICATIONS.length);
  const people = await findPeople(
    ctx,
    applicants.map(({ accountId }) => accountId),
  );
  for (const [index, person] of applicants.entries())
    if (people.has(person.accountId)) await seedApplication(ctx, index, person);
}
