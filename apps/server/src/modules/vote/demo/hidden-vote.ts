import { asset, daysFrom } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { saveEventText } from '../../community';
import { insertVotes } from '../vote-seed.repository';

const CANDIDATES = [
  ['dawn', '晨曦', 'campaigns/drive-weekend.webp'],
  ['city', '都市', 'campaigns/test-drive-city.webp'],
] as const;

/** A vote that staff prepare: customers do not see it. */
export async function seedHiddenVote(ctx: Ctx): Promise<void> {
  const [id, title] = ['vote-poster', '下一季海报，选哪一张'];
  const time = { startsAt: daysFrom(ctx.now(), 7), endsAt: daysFrom(ctx.now(), 21) };
  const options = CANDIDATES.map(([optionId, name, picture]) => ({ optionId, name, picture: asset(picture) }));
  const questions = [{ questionId: 'design', title, mostChoices: 1, options }];
  const row = { id, title, ...time, points: 10, questions, isVisible: false };
  await insertVotes(ctx.db, { votes: [row], counts: [], turnouts: [], ballots: [] });
  const cover = asset('campaigns/test-drive.webp');
  const text = '两张海报出自车主投稿，票数领先的一张将出现在春季门店橱窗。';
  await saveEventText(ctx, { id, kind: 'vote', page: 'designVote', title, place: null, ...time, cover, text });
}
