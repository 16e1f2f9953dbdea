import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ACCEPT, AssociationDesk, BIND, BINDING, DETAIL, LIST, REFUSE, UNBIND } from './association.fixture';

let desk: AssociationDesk;
beforeAll(async () => {
  desk = await AssociationDesk.open();
});
afterAll(() => desk.server.close());

describe('a member', () => {
  it('sees associations with a contract, asks, is bound, and unbinds once in 90 days', async () => {
    const person = await desk.server.login();
    const shown = await desk.server.ask(BINDING, { token: person.token });
    expect(shown.associations.map(({ associationId }) => associationId)).toEqual(['club-1', 'club-2']);
    expect(shown.own).toBeNull();
    const memberNo = desk.nextNumber();
    const { data } = await desk.bind(person, { memberNo });
    expect(data).toMatchObject({ state: 'inReview', memberNo: `****${memberNo.slice(-4)}`, decidedAt: null });
    expect((await desk.accept(data.bindingId)).name).toBe('SUCCESS');
    expect(await desk.own(person)).toMatchObject({ state: 'bound', association: { rights: ['礼遇'] }, unbindFrom: 0 });
    expect((await desk.unbind(person, data.bindingId)).name).toBe('SUCCESS');
    expect(await desk.own(person)).toBeNull();
    expect((await desk.unbind(person, data.bindingId)).name).toBe('STATE_CHANGED');

    const second = await desk.request(person, { association: 'club-2' });
    await desk.accept(second);
    expect(await desk.unbind(person, second)).toMatchObject({
      name: 'LIMIT_REACHED',
      message: expect.stringMatching(/^90 天内只能解绑一次，\d{4}-\d{2}-\d{2} 后可再次解绑$/),
    });
    await desk.server.database.executeSql(
      `update association_bindings set unbound_at = unbound_at - interval '90 days' where account_id = $1`,
      [person.accountId],
    );
    expect((await desk.unbind(person, second)).name).toBe('SUCCESS');
  });

  it('reads why a request was refused, and may ask again; taking one back counts for nothing', async () => {
    const person = await desk.server.login();
    const first = await desk.request(person);
    await desk.refuse(first, '会员卡不清晰');
    expect(await desk.own(person)).toMatchObject({ state: 'refused', reason: '会员卡不清晰' });
    const second = await desk.request(person);
    expect((await desk.unbind(person, second)).name).toBe('SUCCESS');
    const third = await desk.request(person);
    await desk.accept(third);
    expect(await desk.own(person)).toMatchObject({ state: 'bound', unbindFrom: 0 });
  });

  it('has one binding, and a number has one person; letters count alike', async () => {
    const [person, other] = [await desk.server.login(), await desk.server.login()];
    await desk.request(person, { memberNo: 'Member001' });
    expect(await desk.bind(person, { association: 'club-2' })).toMatchObject({
      name: 'LIMIT_REACHED',
      message: '您已有绑定或审核中的申请',
    });
    expect(await desk.bind(other, { memberNo: 'MEMBER001' })).toMatchObject({
      name: 'BAD_INPUT',
      data: { problems: { memberNo: '该会员号已被绑定' } },
    });
    // The same number of another association is another one.
    expect((await desk.bind(other, { memberNo: 'MEMBER001', association: 'club-2' })).name).toBe('SUCCESS');
  });

  it('is told by field what is wrong, and nothing is kept then', async () => {
    const [person, other] = [await desk.server.login(), await desk.server.login()];
    for (const changes of [
      { memberNo: '12345' },
      { memberNo: '123 456' },
      { memberNo: 'A'.repeat(21) },
      { association: 'club-3' },
      { association: 'nothing' },
      { card: [] },
      { card: ['/assets/covers/scene-city.webp'] },
      { name: '' },
    ])
      expect((await desk.bind(person, changes)).name, JSON.stringify(changes)).toBe('BAD_INPUT');
    const { card } = await desk.answers(other);
    expect((await desk.bind(person, { card })).name, 'a picture of somebody else').toBe('BAD_INPUT');
    const body = { version: 7, answers: await desk.answers(person) };
    expect((await desk.server.call(BIND, { token: person.token, body })).name).toBe('STATE_CHANGED');
    expect(await desk.own(person)).toBeNull();
  });

  it('sees that the contract has ended', async () => {
    const person = await desk.server.login();
    await desk.accept(await desk.request(person));
    const bound = await desk.own(person);
    await desk.server.database.executeSql(
      `update associations set contract_until = now() - interval '1 day' where id = 'club-1'`,
    );
    const seen = await desk.server.ask(BINDING, { token: person.token });
    await desk.server.database.executeSql('update associations set contract_until = $1 where id = $2', [
      new Date(bound?.association.contractUntil ?? 0).toISOString(),
      'club-1',
    ]);
    expect(seen.own?.state).toBe('ended');
    expect(seen.associations.map(({ associationId }) => associationId)).toEqual(['club-2']);
  });

  it('cannot touch the binding of somebody else, nor a visitor anything', async () => {
    const [person, other] = [await desk.server.login(), await desk.server.login()];
    const bindingId = await desk.request(person);
    expect((await desk.unbind(other, bindingId)).name).toBe('NOT_FOUND');
    expect((await desk.unbind(other, 'nothing')).name).toBe('NOT_FOUND');
    expect((await desk.server.call(BINDING)).name).toBe('LOGIN_EXPIRED');
    expect((await desk.server.call(BIND, { body: { version: 1, answers: {} } })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.server.call(UNBIND, { body: { bindingId } })).name).toBe('LOGIN_EXPIRED');
  });
});

describe('staff', () => {
  it('see requests with their photo, and decide once; auditors see them masked', async () => {
    const person = await desk.server.login();
    const memberNo = desk.nextNumber();
    const bindingId = await desk.request(person, { memberNo });
    const { token } = desk.operator;
    const { items } = await desk.server.ask(LIST, { token, query: { size: 50 } });
    expect(items.at(-1)).toMatchObject({ bindingId, association: '协会1', state: 'inReview' });
    const detail = await desk.server.ask(DETAIL, { token, query: { bindingId } });
    expect(detail.answers.map(({ text }) => text)).toEqual(['协会1', '林夏', memberNo]);
    expect(detail.pictures).toHaveLength(1);
    const auditor = await desk.server.login({ roles: ['auditor'] });
    const masked = await desk.server.ask(DETAIL, { token: auditor.token, query: { bindingId } });
    expect(masked.pictures).toEqual([]);
    expect(JSON.stringify(masked.answers)).not.toContain(memberNo);
    expect((await desk.accept(bindingId)).name).toBe('SUCCESS');
    expect(await desk.accept(bindingId)).toMatchObject({ name: 'STATE_CHANGED' });
    expect((await desk.refuse(bindingId)).name).toBe('STATE_CHANGED');
    const bound = await desk.server.ask(LIST, { token, query: { state: 'bound' } });
    expect(bound.items[0]).toMatchObject({ bindingId, decidedBy: expect.any(String) });
  });

  it('alone may, and with a reason', async () => {
    const person = await desk.server.login();
    const bindingId = await desk.request(person);
    const auditor = await desk.server.login({ roles: ['auditor'] });
    for (const { token } of [person, auditor]) {
      expect((await desk.accept(bindingId, { ...person, token })).name).toBe('FORBIDDEN');
      const body = { bindingId, reason: '不清晰' };
      expect((await desk.server.call(REFUSE, { token, body })).name).toBe('FORBIDDEN');
    }
    expect((await desk.server.call(LIST, { token: person.token, query: {} })).name).toBe('FORBIDDEN');
    expect((await desk.server.call(ACCEPT, { body: { bindingId } })).name).toBe('LOGIN_EXPIRED');
    expect((await desk.refuse(bindingId, ' ')).name).toBe('BAD_INPUT');
    expect((await desk.accept('nothing')).name).toBe('NOT_FOUND');
    const query = { bindingId: 'nothing' };
    expect((await desk.server.call(DETAIL, { token: desk.operator.token, query })).name).toBe('NOT_FOUND');
  });
});
