import { expect, it } from 'vitest';
import { openShop } from '../lib/shop';

/** Within this time a message is on an open page. */
const ARRIVES_MS = 2000;

const shop = openShop();

it('an answer arrives on the open page without a reload, and leads to the comment it answers', async () => {
  const [asker, answerer] = ['13655510001', '13655510002'];
  const phone = await shop.phone({ mobile: asker });
  await phone.open('/pagesMine/messages');
  await phone.view.getByText('还没有消息').waitFor();
  const own = await shop.client(phone);
  const feed = await own.must<{ items: { cardId: string; kind: string }[] }>('GET /api/mpmkt/v1/community/feed', {
    query: { tab: 'recommend' },
  });
  const articleId = feed.items.find(({ kind }) => kind === 'article')?.cardId ?? '';
  const COMMENT = 'POST /api/mpmkt/v1/community/comment';
  const { comment } = await own.must<{ comment: { commentId: string } }>(COMMENT, {
    body: { articleId, text: '请问冬天续航怎么样？' },
  });
  const other = await shop.client();
  await other.login(answerer);
  await other.must(COMMENT, { body: { articleId, text: '零下十度大约八成', replyToId: comment.commentId } });
  const sentAt = Date.now();
  await phone.view.getByText('零下十度大约八成').waitFor();
  await phone.view.getByText('1 条未读').waitFor();
  expect(Date.now() - sentAt).toBeLessThan(ARRIVES_MS);
  await phone.view.getByText('零下十度大约八成').click();
  await phone.arrives('/pagesCommunity/article/replyDetail');
  await phone.view.getByText('请问冬天续航怎么样？').waitFor();
  await phone.page.goBack();
  await phone.arrives('/pagesMine/messages');
  await expect.poll(() => phone.view.getByText('1 条未读').count()).toBe(0);
});
