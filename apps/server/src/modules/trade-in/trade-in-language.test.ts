import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTradeShop, type TradeShop } from './trade-in.fixture';
import { tradeInHistory } from './trade-in.tables';

const DETAIL = 'GET /api/mporder/v1/tradeIn/detail' as const;

let shop: TradeShop;
beforeAll(async () => {
  shop = await createTradeShop();
});
afterAll(() => shop.close());

type Person = Awaited<ReturnType<TradeShop['server']['login']>>;

async function linesIn(language: string, person: Person, requestId: string) {
  const headers = { 'accept-language': language };
  const { history } = await shop.server.ask(DETAIL, { token: person.token, query: { requestId }, headers });
  return history.map(({ title, note }) => [title, note]);
}

describe('the history of a trade-in', () => {
  it('is told in the language asked for, and kept in Chinese', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.accepted(person);
    const chinese = [
      ['已接受报价', ''],
      ['检测完成，已出具报价', '11.86 万元，7 天内有效'],
      ['已预约检测', expect.stringMatching(/^\d+月\d+日 \d\d:\d\d · .*上海静安$/)],
      ['完成线上评估', expect.stringMatching(/^[\d.]+ 至 [\d.]+ 万元$/)],
    ];
    expect(await linesIn('zh-CN', person, requestId)).toEqual(chinese);
    expect(await linesIn('en', person, requestId)).toEqual([
      ['Offer accepted', ''],
      ['Inspected, an offer was made', '¥118,600, valid for 7 days'],
      ['Inspection booked', expect.stringMatching(/^[A-Z][a-z]{2} \d+, \d\d:\d\d · .*上海静安$/)],
      ['Estimated online', expect.stringMatching(/^¥[\d,]+ to ¥[\d,]+$/)],
    ]);
    const rows = await shop.server
      .ctx()
      .db.select()
      .from(tradeInHistory)
      .where(eq(tradeInHistory.requestId, requestId));
    expect(rows.reverse().map(({ title, note }) => [title, note])).toEqual(chinese);
  });

  it('says the visit at home within the line about the appointment', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.estimated(person);
    const body = { ...(await shop.booking(requestId, 3, 'home-310100')), address: '南京西路 1 号' };
    await shop.server.ask('POST /api/mporder/v1/tradeIn/appoint', { token: person.token, body });
    expect((await linesIn('en', person, requestId))[0]?.[1]).toMatch(/ · Inspection at home · 南京西路 1 号$/);
    expect((await linesIn('zh-CN', person, requestId))[0]?.[1]).toMatch(/ · 上门检测 · 南京西路 1 号$/);
  });

  it('of an earlier release is shown as it was stored', async () => {
    const person = await shop.server.login();
    const { requestId } = await shop.estimated(person);
    await shop.server
      .ctx()
      .db.update(tradeInHistory)
      .set({ title: '线上评估', note: '10 万元', texts: null })
      .where(and(eq(tradeInHistory.requestId, requestId), eq(tradeInHistory.sequence, 1)));
    expect(await linesIn('en', person, requestId)).toEqual([['线上评估', '10 万元']]);
  });
});
