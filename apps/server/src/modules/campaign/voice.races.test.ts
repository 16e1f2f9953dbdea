import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '../../testing';
import { CampaignDesk } from './campaign.fixture';
import { grandPrize, makeVoice, newText, stampPrize, voiceOf, WORD } from './voice.fixture';

const CALLERS = 40;

let desk: CampaignDesk;
let operator: TestPerson;
beforeAll(async () => {
  desk = await CampaignDesk.open();
  operator = await desk.server.login({ roles: ['operator'] });
});
afterAll(() => desk.server.close());

const times = <T>(count: number, run: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => run(index)));
const wins = (names: { name: string }[]) => names.filter(({ name }) => name === 'SUCCESS').length;
const open = async (...input: Parameters<typeof makeVoice> extends [unknown, ...infer R] ? R : never) =>
  voiceOf(desk, await makeVoice(desk, ...input), operator);
async function people(count: number): Promise<TestPerson[]> {
  const found: TestPerson[] = [];
  for (let index = 0; index < count; index += 1) found.push(await desk.person());
  return found;
}

it('of 40 people with the same link in other words one has it', async () => {
  const voice = await open();
  const id = '7310000000000000001';
  const forms = [
    `https://www.douyin.com/video/${id}`,
    `http://www.douyin.com/video/${id}?a=1`,
    `https://www.douyin.com/share/video/${id}/`,
    `https://www.douyin.com/note/${id}#x`,
  ];
  const senders = await people(CALLERS);
  const answers = await times(CALLERS, (index) =>
    voice.trySend(senders[index] as TestPerson, 'douyin', { text: `看 ${forms[index % 4]} 吧` }),
  );
  expect(wins(answers)).toBe(1);
  expect(answers.filter(({ name }) => name === 'LIMIT_REACHED')).toHaveLength(CALLERS - 1);
});

it('of a link that is sent anew and sent again at the same moment there is one post', async () => {
  const voice = await open();
  for (let round = 0; round < 5; round += 1) {
    const [author, rival] = (await people(2)) as [TestPerson, TestPerson];
    const postId = await voice.send(author, 'redbook', { text: newText('redbook'), name: '甲' });
    await voice.refuse(postId);
    const wanted = { text: newText('redbook'), name: '乙' };
    const answers = await Promise.all([
      voice.resend(author, postId, wanted),
      ...(await times(3, async () => voice.trySend(rival, 'redbook', wanted))),
    ]);
    expect(wins(answers)).toBe(1);
    expect(answers.every(({ name }) => name === 'SUCCESS' || name === 'LIMIT_REACHED')).toBe(true);
  }
});

it('40 posts of one person at once are two of the week', async () => {
  const voice = await open();
  const person = await desk.person();
  const answers = await times(CALLERS, () => voice.trySend(person, 'douyin', { text: newText() }));
  expect(wins(answers)).toBe(2);
  expect((await voice.listOf(person)).items).toHaveLength(2);
});

it('20 staff who accept two posts of a channel at once give one stamp, and withdrawing loses or wins whole', async () => {
  const voice = await open();
  const person = await desk.person();
  const ids = [await voice.send(person), await voice.send(person)];
  const answers = await times(20, (index) => voice.accept(ids[index % 2] ?? '', index));
  expect(wins(answers)).toBe(2);
  expect(await desk.pointsOf(person)).toBe(200);
  expect((await voice.listOf(person)).items.filter(({ hasStamp }) => hasStamp)).toHaveLength(1);

  const other = await desk.person();
  const postId = await voice.send(other);
  const mixed = await times<{ name: string }>(20, (index) =>
    index % 2 ? voice.withdraw(other, postId) : voice.accept(postId),
  );
  expect(wins(mixed)).toBe(1);
  const [post] = (await voice.listOf(other)).items;
  expect(await desk.pointsOf(other)).toBe(post?.state === 'accepted' ? 200 : 0);
});

it('of the last three prizes 6 people with four stamps and 24 calls get three', async () => {
  const slug = await makeVoice(desk, {}, { prizes: [stampPrize(), grandPrize({ stock: 3 })] });
  const voice = voiceOf(desk, slug, operator);
  const winners = await people(6);
  for (const person of winners) await voice.stamp(person);
  const answers = await times(24, (index) => voice.claim(winners[index % 6] as TestPerson));
  expect(wins(answers)).toBe(3);
  const [, grand] = await desk.stock(slug);
  expect(grand?.taken).toBe(3);
});

it('40 words of one person at once: five wrong ones are counted, and the right one once', async () => {
  const voice = await open();
  const [guesser, knower] = (await people(2)) as [TestPerson, TestPerson];
  const wrong = await times(CALLERS, () => voice.word(guesser, '猜一猜暗号'));
  expect(wins(wrong)).toBe(5);
  expect((await voice.word(guesser, WORD)).name).toBe('LIMIT_REACHED');
  const right = await times(CALLERS, () => voice.word(knower, WORD));
  expect(wins(right)).toBe(1);
});
