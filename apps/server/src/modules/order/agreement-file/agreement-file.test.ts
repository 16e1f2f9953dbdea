import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buyer, createShop, type Shop } from '../order.fixture';

let shop: Shop;
beforeAll(async () => {
  shop = await createShop();
});
afterAll(() => shop.close());

const TEXT = 'GET /api/mporder/v1/order/agreement/text' as const;
const MINUTE_MS = 60_000;
type Person = Awaited<ReturnType<Shop['server']['login']>>;

const open = (url: string) => shop.server.app.server.inject({ method: 'GET', url });

/** Signs the purchase agreement as a new person; returns its URL, its copy number and the order. */
async function signedCopy(person: Person): Promise<{ file: string; copyNo: string; orderNo: string }> {
  const { orderNo } = await shop.order(person);
  const query = { agreementId: 'purchase', orderNo };
  const { file, copyNo } = await shop.server.ask(TEXT, { token: person.token, query });
  return { file: file ?? '', copyNo: copyNo ?? '', orderNo };
}

/** The text of a PDF, without spaces and line breaks. */
const wordsOf = (pdf: Buffer): string =>
  execFileSync('pdftotext', ['-', '-'], { input: pdf }).toString().replace(/\s/g, '');

const hasReader = (() => {
  try {
    execFileSync('pdftotext', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe('a signed agreement as a file', () => {
  it('opens for its owner as a PDF that nobody on the way keeps, always the same', async () => {
    const { file, copyNo } = await signedCopy(await shop.server.login());
    expect(file).toMatch(/^\/files\/agreements\/[\w-]+\/VA\d+\.pdf\?until=\d{13}&sign=[\w-]+$/);
    const answer = await open(file);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="${copyNo}.pdf"`,
    });
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect((await open(file)).rawPayload.equals(answer.rawPayload)).toBe(true);
  });

  it.runIf(hasReader)('holds title, version, number, both parties and the text as it was signed', async () => {
    const person = await shop.server.login();
    const { file, copyNo, orderNo } = await signedCopy(person);
    const query = { agreementId: 'purchase', orderNo };
    const { agreement, clauses } = await shop.server.ask(TEXT, { token: person.token, query });
    const words = wordsOf((await open(file)).rawPayload);
    for (const part of [agreement.title, `版本${agreement.version}`, copyNo, orderNo, '林夏', '110105********002X'])
      expect(words).toContain(part);
    for (const { title, paragraphs } of clauses) {
      expect(words).toContain(title.replace(/\s/g, ''));
      expect(words).toContain((paragraphs[0] ?? '').replace(/\s/g, '').slice(0, 20));
    }
    expect(words).not.toMatch(/11010519491231002X|13812345678|已作废/);
    await shop.server.ask('POST /api/mporder/v1/order/cancel', { token: person.token, body: { orderNo } });
    expect(wordsOf((await open(file)).rawPayload)).toContain('已作废');
  });

  it.runIf(hasReader)('spells names with rare characters', async () => {
    const person = await shop.server.login();
    const name = '欧阳喆昇㛃';
    const draft = await shop.signedDraft(person, { buyer: { ...buyer, name } });
    const query = { agreementId: 'booking', draftId: draft.draftId };
    const { file } = await shop.server.ask(TEXT, { token: person.token, query });
    expect(wordsOf((await open(file ?? '')).rawPayload)).toContain(name);
  });

  it('is not there before the signature', async () => {
    const person = await shop.server.login();
    const { draftId } = await shop.draft(person);
    const query = { agreementId: 'purchase', draftId };
    expect((await shop.server.ask(TEXT, { token: person.token, query })).file).toBeNull();
  });

  it('is given to its owner alone, and to nobody without a login', async () => {
    const [owner, stranger] = [await shop.server.login(), await shop.server.login()];
    const { file, orderNo } = await signedCopy(owner);
    const query = { agreementId: 'purchase', orderNo };
    expect((await shop.server.call(TEXT, { token: stranger.token, query })).name).toBe('NOT_FOUND');
    expect((await shop.server.call(TEXT, { query })).name).toBe('LOGIN_EXPIRED');
    const answer = await open(file.split('?')[0] ?? '');
    expect(answer.statusCode).toBe(403);
    expect(answer.json().code).toBe('4030003');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('ends after some minutes, and is given anew to its owner', async () => {
    const person = await shop.server.login();
    const { file, orderNo } = await signedCopy(person);
    shop.server.clock.advance(9 * MINUTE_MS);
    expect((await open(file)).statusCode).toBe(200);
    shop.server.clock.advance(6 * MINUTE_MS);
    expect((await open(file)).json().code).toBe('4030003');
    const query = { agreementId: 'purchase', orderNo };
    const again = await shop.server.ask(TEXT, { token: person.token, query });
    expect((await open(again.file ?? '')).statusCode).toBe(200);
  });

  it.each([
    ['a later end', (url: string) => url.replace(/until=(\d{12})\d/, 'until=$19')],
    ['an end of its own', (url: string) => url.replace(/until=\d{13}/, 'until=9999999999999')],
    ['another signature', (url: string) => url.replace(/sign=./, (text) => (text === 'sign=A' ? 'sign=B' : 'sign=A'))],
    ['no signature', (url: string) => url.replace(/&sign=.*/, '')],
    ['two signatures', (url: string) => `${url}&sign=A`],
    ['another number', (url: string) => url.replace(/\d\.pdf/, (text) => `${(Number(text[0]) + 1) % 10}.pdf`)],
    ['another person', (url: string) => url.replace(/agreements\/[^/]+/, 'agreements/someone')],
  ])('with %s does not open', async (_what, forge) => {
    const { file } = await signedCopy(await shop.server.login());
    expect((await open(forge(file))).json().code).toBe('4030003');
  });
});
