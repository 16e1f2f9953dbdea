import { CelebrationSettings } from '@voltfront/contract';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { shanghaiMidnight } from '@voltfront/rules/slot/slot-plan';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import { asset, fillDeep } from '../../../../demo/fill';
import type { Ctx } from '../../../../kernel/context';
import { newId } from '../../../../kernel/ids';
import { findPeople } from '../../../account';
import { seedCommunity } from '../../../community';
import { defineForm, submitEntry } from '../../../form';
import { type ActivityRow, insertSignUp, type SignUpRow } from '../../activity.repository';
import { insertActivities } from '../../activity-seed.repository';
import { type CelebrationRow, insertCelebrations } from '../celebration.repository';
import { type DemoCelebration, demoCelebrations } from './rows';

/** How long (ms) before a celebration people can still sign up and cancel. */
const CLOSES_MS = 2 * HOUR_MS;

/** Persons 1 to 3, name and phone. */
const FORM: FormDefinition = {
  id: 'celebration',
  version: 1,
  title: '报名信息',
  submitText: '提交报名',
  groups: [
    {
      title: '参加人',
      fields: [
        { kind: 'name', id: 'name', label: '姓名' },
        { kind: 'phone', id: 'phone', label: '手机号' },
        {
          kind: 'number',
          id: 'companions',
          label: '同行人数',
          min: 0,
          max: 2,
          look: 'stepper',
          hint: '不含本人，每次最多 3 人到场',
        },
      ],
    },
    {
      fields: [
        {
          kind: 'consent',
          id: 'consent',
          label: '我同意将以上信息用于本次活动',
          document: { title: '活动报名个人信息授权', version: '2026-11' },
        },
      ],
    },
  ],
};

/** Sign-ups of demo people: celebration, person, state. */
const SIGN_UPS: readonly [string, string, SignUpRow['state']][] = [
  ['celebrate-bund', 'person-orders', 'joined'],
  ['celebrate-bund', 'person-member', 'joined'],
  ['celebrate-qianjiang', 'person-owner', 'joined'],
  ['celebrate-xuhui', 'person-owner', 'waiting'],
  ['celebrate-suzhou', 'person-orders', 'cancelled'],
  ['celebrate-wuhan', 'person-orders', 'checkedIn'],
  ['celebrate-chengdu', 'person-owner', 'checkedIn'],
];

const covers = (names: readonly string[]): string[] => names.map((name) => asset(`covers/${name}.webp`));

function activityOf({ id, title, where, on, capacity, taken }: DemoCelebration, midnight: number): ActivityRow {
  const [, , place, , latitude, longitude] = where;
  const [day, from, until] = on;
  const at = (hour: number) => midnight + day * DAY_MS + hour * HOUR_MS;
  const isWaitedFor = SIGN_UPS.filter(([celebration, , state]) => celebration === id && state === 'waiting').length;
  return {
    ...{ id, title, place, latitude, longitude, isOnline: false, capacity, seatsTaken: taken },
    ...{ signUpFrom: at(from) - 28 * DAY_MS, signUpUntil: at(from) - CLOSES_MS, startsAt: at(from), endsAt: at(until) },
    ...{ waitingCount: isWaitedFor, pointsFee: 0, isOwnerOnly: false, isReviewed: false },
    ...{ isCancelled: id === 'celebrate-chongqing', isPublished: true, formId: FORM.id },
  };
}

function celebrationOf({ id, where, pictures, isOver = false }: DemoCelebration): CelebrationRow {
  const [cityCode, cityName, , address] = where;
  const settings = CelebrationSettings.parse({
    pictures: covers(pictures),
    address,
    programme: [
      { time: '第 1 小时', text: '签到入场，领取到场礼' },
      { time: '第 2 小时', text: '新车品鉴与设计讲解' },
      { time: '第 3 小时', text: '现场互动与城市主题演出' },
      { time: '尾声', text: '整点抽奖与合影' },
    ],
    modelIds: ['YL01', 'YLX'],
    gift: { title: '庆典徽章', note: '签到即得，每人一枚，送完为止', picture: asset('coupons/prize-pin-feast.webp') },
    gallery: isOver ? covers(['still-picnic', 'line-up-pair', 'still-music', 'place-rapeseed', 'still-photo']) : [],
  });
  return { activityId: id, slug: 'celebrate', cityCode, cityName, settings };
}

const articleOf = ({ id, title, where, pictures }: DemoCelebration, now: number) => ({
  ...{ id, title, authorId: 'official', state: 'published' as const, page: 'activity' as const, summary: '' },
  cover: covers(pictures)[0] ?? '',
  blocks: [
    { kind: 'paragraph' as const, text: `${title}与车展同期举行。现场有新车、演出和到场礼，欢迎带上家人朋友。` },
    { kind: 'paragraph' as const, text: '请凭签到码入场。活动开始前 2 小时截止报名与取消。' },
  ],
  ...{ topic: null, modelId: null, place: where[2], publishedAt: now, isCommentClosed: false, viewCount: 320 },
});

async function addSignUps(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const people = await findPeople(ctx, [...new Set(SIGN_UPS.map(([, accountId]) => accountId))]);
  for (const [index, [activityId, accountId, state]] of SIGN_UPS.entries()) {
    if (!people.has(accountId)) continue;
    const id = newId(now);
    const answers = { name: '林夏', phone: '13800000000', companions: 0, consent: '2026-11' };
    const actor = { accountId, sessionId: '', roles: [] };
    const submission = { formId: FORM.id, version: 1, answers, once: id };
    const { entry } = await submitEntry({ ...ctx, actor }, submission, async () => null);
    const kept = { seats: 1, pointsFee: 0, rejection: '', createdAt: now, updatedAt: now };
    const code = String(88_120_000 + index);
    await insertSignUp(ctx.db, { accountId, id, activityId, state, entryId: entry.entryId, code, ...kept });
  }
}

/** City celebrations of the running campaign with their texts and sign-ups. */
export async function seedCityCelebrations(ctx: Ctx): Promise<void> {
  const midnight = shanghaiMidnight(ctx.now());
  const all = fillDeep(demoCelebrations);
  await defineForm(ctx, fillDeep(FORM));
  await insertActivities(
    ctx.db,
    all.map((each) => activityOf(each, midnight)),
  );
  await seedCommunity(ctx, { articles: all.map((each) => articleOf(each, midnight)) });
  await insertCelebrations(ctx.db, all.map(celebrationOf));
  await addSignUps(ctx);
}
