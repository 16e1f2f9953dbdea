import { DAY_MS } from '@voltfront/rules/time';
import { asset, fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { seedCommunity } from '../../community';
import { blocksOf } from '../../community/demo';
import type { Mention } from '../activity.tables';
import { insertTweets } from '../activity-seed.repository';

interface DemoTweet {
  articleId: string;
  activityId: string;
  title: string;
  cover: string;
  daysAgo: number;
  counts: readonly [view: number, like: number, favourite: number];
  mentions: Mention[];
  text: string;
}

/** An announcement, a review, and a cancellation. */
const tweets: readonly DemoTweet[] = [
  {
    articleId: 'tweet-camp',
    activityId: 'act-camp',
    title: '星空营地开放预告：把车开到银河下面去',
    cover: 'covers/place-camp.webp',
    daysAgo: 12,
    counts: [18_600, 1640, 520],
    mentions: [
      { kind: 'car', modelId: 'YL01' },
      { kind: 'store', storeId: 'hz-qianjiang' },
    ],
    text: `海拔一千一百米，没有路灯，没有霓虹。今年的星空营地搬到了安吉云上草原，四十个名额，两天一夜。
! covers/scene-dusk | 傍晚抵达，正好赶上云海散开
# 这一次有什么
四台天文望远镜，两位天文老师，一顿用外放电做的火锅。夜里冷，营地准备了热水袋，也欢迎在车里过夜。
@ light | scenes/dusk_YL01_mist
> 去年有人在凌晨三点看见了三颗流星，把整个营地都叫醒了。
# 怎么参加
报名在活动页面进行，仅限车主。出发前一天，顾问会逐一联系确认路线与充电安排。`,
  },
  {
    articleId: 'tweet-picnic',
    activityId: 'act-picnic',
    title: '春野集回顾：一百张野餐垫连成的长桌',
    cover: 'covers/still-picnic.webp',
    daysAgo: 34,
    counts: [42_300, 5120, 860],
    mentions: [{ kind: 'store', storeId: 'cd-gaoxin' }],
    text: `一百张野餐垫在兴隆湖边拼成一条长长的彩带，从湖的这头铺到那头。大家带来自己拿手的一道菜，绕着走一圈就吃饱了。
! covers/still-coffee | 手冲咖啡摊前一直排着队
最受欢迎的是一位外婆做的凉糕，十分钟就见了底；最安静的角落是绘本区，二十多个孩子听了一个下午的故事。
感谢每一位到场的朋友，现场照片已上传至素材库。下一场，我们去看雪。`,
  },
  {
    articleId: 'tweet-tunnel',
    activityId: 'act-tunnel',
    title: '关于 {CS1E} 隧道光影品鉴会取消的说明',
    cover: 'covers/scene-tunnel.webp',
    daysAgo: 13,
    counts: [9_800, 410, 36],
    mentions: [{ kind: 'car', modelId: 'CS1E' }],
    text: `因场地电力检修，原定于重庆北仓文创园的品鉴会取消。已报名的朋友会优先安排到下一场，给大家带来不便，非常抱歉。
# 接下来
新的场次将在活动页面公布，届时设计师会到场，讲解灯组与车身比例的故事。`,
  },
];

/** Official posts about activities, with cards in the feed where they were published. */
export async function seedTweets(ctx: Ctx): Promise<void> {
  const filled = fillDeep(tweets);
  const publishedAt = ({ daysAgo }: DemoTweet) => ctx.now() - daysAgo * DAY_MS;
  await seedCommunity(ctx, {
    articles: filled.map((tweet) => {
      const { articleId: id, title, cover, text, counts } = tweet;
      const [viewCount, likeCount, favouriteCount] = counts;
      const blocks = blocksOf(text).map((block) => {
        if (block.kind === 'video') return { ...block, src: asset(block.src), poster: asset(block.poster) };
        return block.kind === 'picture' ? { ...block, src: asset(block.src) } : block;
      });
      const [first] = text.split('\n');
      const place = { topic: null, modelId: null, place: null, isCommentClosed: false };
      const words = { title, summary: first ?? '', cover: asset(cover), blocks, publishedAt: publishedAt(tweet) };
      const state = { authorId: 'official', state: 'published', page: 'tweet' as const };
      return { id, ...state, ...words, ...place, viewCount, likeCount, favouriteCount };
    }),
    cards: filled.map((tweet) => ({
      cardId: tweet.articleId,
      kind: 'article',
      newestRank: publishedAt(tweet),
      recommendRank: publishedAt(tweet),
      isSelected: false,
      modelId: null,
      authorId: 'official',
      isVisible: true,
    })),
  });
  await insertTweets(
    ctx.db,
    filled.map(({ articleId, activityId, mentions }) => ({ articleId, activityId, mentions })),
  );
}
