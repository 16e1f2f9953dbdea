import { DAY_MS } from '@voltfront/rules/time';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { uploadPicture } from '../writing/writing.fixture';
import { CampaignDesk } from './campaign.fixture';
import {
  ACCEPT,
  APPLICATION,
  APPLICATIONS,
  APPLY,
  COMPLETE,
  KEEP,
  makeRecruit,
  RECRUIT_PAGE,
  REFUSE,
  recruitOf,
  WITHDRAW,
} from './recruit.fixture';

let desk: CampaignDesk;
let slug: string;
let operator: TestPerson;
let recruit: ReturnType<typeof recruitOf>;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
  slug = await makeRecruit(desk);
  recruit = recruitOf(desk, slug, operator);
});
afterAll(() => desk.server.close());

const login = () => desk.server.login();

describe('a creator', () => {
  it('keeps a draft, applies with it, and is accepted with a number and the group', async () => {
    const person = await login();
    const picture = await uploadPicture(desk.server, person);
    expect((await recruit.keep(person, { about: '', channels: [], works: [], pictures: [picture] })).name).toBe(
      'SUCCESS',
    );
    const kept = await recruit.show(person);
    expect(kept.own).toMatchObject({
      application: null,
      isOwner: false,
      carName: null,
      draft: { about: '', name: '林夏' },
    });
    expect(kept.own?.draft?.pictures[0]).toMatch(/^\/files\/.+sign=/);

    const { data } = await recruit.apply(person, { pictures: kept.own?.draft?.pictures ?? [] });
    expect(data.own?.application).toMatchObject({ state: 'review', creator: null, againFrom: null });
    expect(data.own?.application?.accounts).toEqual([
      { channel: 'douyin', name: '夏天在路上', link: 'https://www.douyin.com/user/abc', followers: 1200 },
      { channel: 'wechatVideo', name: '夏天', link: null, followers: 300 },
    ]);
    expect(data.own?.draft).toBeNull();
    const id = data.own?.application?.applicationId ?? '';
    const detail = await recruit.detail(id);
    expect(detail.data).toMatchObject({ name: '林夏', city: '上海市', followers: 1500, left: 50 });
    expect(detail.data.pictures).toHaveLength(1);
    expect(detail.data.works).toEqual([{ title: '作品 1', link: 'https://www.bilibili.com/video/BV1xx' }]);

    expect((await recruit.accept(id)).name).toBe('SUCCESS');
    const after = await recruit.show(person);
    expect(after).toMatchObject({ left: 49 });
    expect(after.own?.application?.creator).toEqual({
      ...{ no: 'C00001', groupTitle: '共创官群', groupLink: 'https://group.example/join' },
    });
    expect(JSON.stringify(after.terms)).not.toContain('group.example');
    expect((await recruit.apply(person)).name).toBe('LIMIT_REACHED');
    expect((await recruit.keep(person, {})).name).toBe('LIMIT_REACHED');
    expect((await recruit.withdraw(person, id)).name).toBe('STATE_CHANGED');
    await desk.server.runJobs();
    const { rows } = await desk.server.database.executeSql(
      `select template from messages where account_id = $1 order by template`,
      [person.accountId],
    );
    expect(rows).toContainEqual({ template: 'creator.accepted' });
  });

  it('reads why it was refused, finds the old values, and applies again after 30 days', async () => {
    const person = await login();
    await recruit.refuse(await recruit.applied(person), '近期更新不足');
    const { own } = await recruit.show(person);
    expect(own?.application).toMatchObject({ state: 'refused', reason: '近期更新不足' });
    expect(own?.application?.againFrom).toBe((own?.application?.decidedAt ?? 0) + 30 * DAY_MS);
    expect(own?.draft).toMatchObject({ about: COMPLETE.about });
    expect(await recruit.apply(person)).toMatchObject({
      name: 'LIMIT_REACHED',
      message: expect.stringMatching(/^上次申请未通过，\d{4}-\d{2}-\d{2} 后可再次申请$/),
    });
    await desk.server.database.executeSql(
      `update campaign_creator_applications set decided_at = decided_at - interval '30 days' where account_id = $1`,
      [person.accountId],
    );
    expect((await recruit.apply(person)).data.own?.application?.state).toBe('review');
  });

  it('takes an application back, which is a draft again and holds nothing', async () => {
    const person = await login();
    const id = await recruit.applied(person);
    const { data } = await recruit.withdraw(person, id);
    expect(data.own).toMatchObject({ application: null, draft: { about: COMPLETE.about } });
    expect((await recruit.withdraw(person, id)).name).toBe('STATE_CHANGED');
    expect((await recruit.apply(person)).name).toBe('SUCCESS');
  });

  it('is told what is wrong, part by part, and nothing is kept then', async () => {
    const person = await login();
    const [channel] = COMPLETE.channels;
    if (!channel) throw new TypeError('no channel');
    const wrong = await recruit.apply(person, {
      name: '林',
      cityCode: '999999',
      channels: [{ ...channel, link: 'https://elsewhere.example/' }],
      works: [],
      about: '短',
    });
    expect(wrong).toMatchObject({ name: 'BAD_INPUT', message: '请补全申请信息' });
    expect(wrong.data).toMatchObject({
      faults: { name: 'short', cityCode: 'missing', 'channels.0.link': 'link', works: 'missing', about: 'short' },
    });
    const foreign = await uploadPicture(desk.server, await login());
    expect((await recruit.apply(person, { pictures: [foreign] })).name).toBe('BAD_INPUT');
    expect((await recruit.keep(person, { pictures: [foreign] })).name).toBe('BAD_INPUT');
    expect((await recruit.apply(person, { works: [{ kind: 'article', writingId: 'nothing' }] })).name).toBe(
      'BAD_INPUT',
    );
    expect((await recruit.apply(person, { channels: Array.from({ length: 6 }, () => channel) })).name).toBe(
      'BAD_INPUT',
    );
    expect((await recruit.show(person)).own).toMatchObject({ application: null, draft: null });
  });

  it('finds no place when all are taken, nor outside of the window', async () => {
    const small = await makeRecruit(desk, { openings: 1 });
    const steps = recruitOf(desk, small, operator);
    const [first, second, third] = [await login(), await login(), await login()];
    const [one, two] = [await steps.applied(first), await steps.applied(second)];
    expect((await steps.accept(one)).name).toBe('SUCCESS');
    expect(await steps.accept(two)).toMatchObject({ name: 'LIMIT_REACHED', message: '本期名额已满' });
    expect((await steps.show(third)).left).toBe(0);
    expect(await steps.apply(third)).toMatchObject({ name: 'LIMIT_REACHED', message: '本期名额已满' });
    expect((await steps.refuse(two)).name).toBe('SUCCESS');
    const startsAt = desk.server.clock.now() - 20 * DAY_MS;
    const over = await makeRecruit(desk, {}, { startsAt, endsAt: startsAt + DAY_MS });
    expect((await recruitOf(desk, over, operator).apply(third)).name).toBe('STATE_CHANGED');
  });

  it('cannot touch what is not theirs, nor a visitor anything but the page', async () => {
    const [person, other] = [await login(), await login()];
    const applicationId = await recruit.applied(person);
    expect((await recruit.withdraw(other, applicationId)).name).toBe('NOT_FOUND');
    expect((await recruit.withdraw(other, 'nothing')).name).toBe('NOT_FOUND');
    const page = await desk.server.ask(RECRUIT_PAGE, { query: { slug } });
    expect(page).toMatchObject({ own: null, campaign: { state: 'running' } });
    expect((await desk.server.call(RECRUIT_PAGE, { query: { slug: 'nothing' } })).name).toBe('NOT_FOUND');
    const body = { slug, draft: COMPLETE };
    expect((await desk.server.call(KEEP, { body })).code).toBe('000009');
    expect((await desk.server.call(APPLY, { body })).code).toBe('000009');
    expect((await desk.server.call(WITHDRAW, { body: { applicationId } })).code).toBe('000009');
  });
});

describe('staff', () => {
  it('decide once; auditors read without names, accounts and works, and customers nothing', async () => {
    const person = await login();
    const applicationId = await recruit.applied(person);
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const { items } = await desk.server.ask(APPLICATIONS, { token: operator.token, query: { size: 50 } });
    expect(items.at(-1)).toMatchObject({ applicationId, name: '林夏', followers: 1500, state: 'review' });
    const masked = await recruit.detail(applicationId, auditor);
    expect(masked.data).toMatchObject({ works: [], pictures: [], name: expect.stringContaining('*') });
    expect(masked.data.accounts.map(({ link }) => link)).toEqual([null, null]);
    expect((await recruit.accept(applicationId, auditor)).name).toBe('FORBIDDEN');
    expect((await recruit.refuse(applicationId, '不符合', auditor)).name).toBe('FORBIDDEN');
    expect((await desk.server.call(APPLICATIONS, { token: person.token })).name).toBe('FORBIDDEN');
    expect((await recruit.refuse(applicationId, '')).name).toBe('BAD_INPUT');
    expect((await recruit.accept(applicationId)).name).toBe('SUCCESS');
    expect((await recruit.accept(applicationId)).name).toBe('STATE_CHANGED');
    expect((await recruit.refuse(applicationId)).name).toBe('STATE_CHANGED');
    const body = { applicationId: 'nothing' };
    const { token } = operator;
    expect((await desk.server.call(ACCEPT, { token, body })).name).toBe('NOT_FOUND');
    expect((await desk.server.call(REFUSE, { token, body: { ...body, reason: '不符合' } })).name).toBe('NOT_FOUND');
    expect((await desk.server.call(APPLICATION, { token, query: body })).name).toBe('NOT_FOUND');
  });
});
