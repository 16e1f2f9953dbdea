import type { MessageParams } from '@voltfront/rules/message/fill-template';
import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';

/** An event of the past: `ago` in ms. */
export interface PastEvent {
  ago: number;
  template: string;
  params: MessageParams;
  isUnread?: boolean;
}

const ANSWERS: readonly (readonly [nickname: string, text: string])[] = [
  ['山野慢车道', '同感，后排腿部空间比照片里看着更宽敞。'],
  ['等风也等车', '请问冬天高速的续航大概能到多少？'],
  ['收藏夹管理员', '已收藏，周末就按这条路线走一遍。'],
  ['初见晨光', '照片里的内饰是哪一款？看着很舒服。'],
  ['三口之家的周末', '儿童座椅装在第二排没问题，接口很好找。'],
];

/** Points, check-ins and answers to a comment of the last five months; the newest two are unread. */
export function pastEvents(now: number, answered: { articleId: string; commentId: string }): PastEvent[] {
  const answers = ANSWERS.map(([nickname, text], index) => ({
    ago: (index * 9 + 1) * DAY_MS + 3 * HOUR_MS,
    template: 'comment.answered',
    params: { nickname, text, ...answered },
    isUnread: index === 0,
  }));
  const checkIns = Array.from({ length: 8 }, (_, index) => ({
    ago: (index * 5 + 2) * DAY_MS + 4 * HOUR_MS,
    template: index % 3 === 2 ? 'checkIn.begin' : 'checkIn.continue',
    params: { streakDays: 6 - (index % 5), points: index % 3 === 2 ? 5 : 15 },
    isUnread: index === 0,
  }));
  const expiring = [12, 45, 76, 110, 139].map((days, index) => ({
    ago: days * DAY_MS,
    template: 'points.expiring',
    params: { points: 40 + 15 * index, expiresAt: now - days * DAY_MS + 7 * DAY_MS },
  }));
  return [...answers, ...checkIns, ...expiring];
}
