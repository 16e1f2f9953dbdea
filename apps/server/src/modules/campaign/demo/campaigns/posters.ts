import { DAY_MS } from '@voltfront/rules/time';
import { asset } from '../../../../demo/fill';
import type { PosterRow } from '../../engines/invite/poster.repository';

interface Template {
  theme: PosterRow['theme'];
  title: string;
  text: string;
  picture: string;
  ground?: string;
  /** Days from now. */
  from?: number;
  to?: number;
}

const TEMPLATES: readonly Template[] = [
  {
    theme: 'model',
    title: '{brand}01 一路同行',
    text: '猎装旗舰，装得下远方',
    picture: 'covers/scene-city.webp',
    from: -3,
  },
  { theme: 'model', title: '{brand}X 轻快出发', text: '城市里的灵动伙伴', picture: 'campaigns/x-vote-tall.webp' },
  {
    theme: 'model',
    title: '{brand}09 全家的头等舱',
    text: '六座七座，都是主角',
    picture: 'campaigns/test-drive-family-tall.webp',
  },
  {
    theme: 'drive',
    title: '周末一起去试驾',
    text: '到店 60 分钟，开一次就知道',
    picture: 'campaigns/test-drive-tall.webp',
    from: -5,
  },
  { theme: 'drive', title: '城市试驾路线', text: '晚高峰也从容', picture: 'campaigns/test-drive-city-tall.webp' },
  {
    theme: 'drive',
    title: '邀你试驾，双方有礼',
    text: '完成试驾，积分自动到账',
    picture: 'campaigns/invite-drive-tall.webp',
  },
  { theme: 'festival', title: '新年好礼', text: '新车新年，一起出发', picture: 'campaigns/new-year-tall.webp', to: 5 },
  { theme: 'campaign', title: '推荐有礼', text: '把喜欢的车推荐给在意的人', picture: 'campaigns/invite-tall.webp' },
  {
    theme: 'campaign',
    title: '好友一起来',
    text: '注册即得新人好礼',
    picture: 'campaigns/invite-friend-tall.webp',
    to: 4,
  },
  {
    theme: 'campaign',
    title: '往期海报',
    text: '已经下线',
    picture: 'campaigns/welfare-new-tall.webp',
    from: -90,
    to: -30,
  },
  { theme: 'staff', title: '我的专属服务', text: '看车试驾，直接找我', picture: 'campaigns/staff-drive-tall.webp' },
  { theme: 'staff', title: '内部推荐', text: '一对一讲解车型与权益', picture: 'campaigns/spring-staff-tall.webp' },
];

/** Poster templates around a moment: old and new ones, one that ends soon, one that has ended. */
export const posters = (now: number): PosterRow[] =>
  TEMPLATES.map(({ theme, title, text, picture, ground = null, from = -60, to }, position) => ({
    id: `poster-${position + 1}`,
    theme,
    title,
    text,
    picture: asset(picture),
    ground,
    startsAt: now + from * DAY_MS,
    endsAt: to === undefined ? null : now + to * DAY_MS,
    position,
  }));
