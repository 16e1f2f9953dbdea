import type { AdviserReason, AdviserRequestState } from '@voltfront/rules/care/adviser-request';
import type { ItemOf } from '../ui/resource-table';
import type { TonedWords } from '../ui/word-tag';
import type { Words } from './domain';

/** States of a request for another adviser. */
export const adviserRequestWords: TonedWords<AdviserRequestState> = {
  waiting: ['待回复', 'Waits for an answer', 'todo'],
  assigned: ['已更换', 'Another adviser', 'good'],
  declined: ['未更换', 'Adviser stays', 'over'],
};

/** Why customers ask for another adviser. */
export const adviserReasonWords: Words<AdviserReason> = {
  reply: ['回复不及时', 'Slow answers'],
  expertise: ['专业度不足', 'Knows too little'],
  manner: ['沟通不顺畅', 'Manner'],
  time: ['服务时间不合适', 'Working hours'],
  other: ['其他原因', 'Other'],
};

/** What customers came to a store for. */
export const visitWords: Words<ItemOf<'GET /api/mporder/v1/staff/care/ratings'>['kind']> = {
  pickup: ['提车', 'Pickup'],
  service: ['保养', 'Service'],
  viewing: ['到店看车', 'Viewing'],
  drive: ['试驾', 'Test drive'],
};

/** Words of the rooms of advisers and ratings. */
export const careTexts = {
  advisers: ['顾问更换', 'Advisers'],
  ratings: ['到店评价', 'Ratings'],
  presentAdviser: ['当前顾问', 'Adviser'],
  newAdviser: ['新顾问', 'New adviser'],
  why: ['原因', 'Reason'],
  said: ['客户说明', 'In their words'],
  adviserAskedAt: ['申请时间', 'Asked at'],
  answer: ['回复', 'Answer'],
  assignAdviser: ['更换顾问', 'Give another adviser'],
  assignAdviserHint: [
    '客户会立即收到通知，其在本门店的订单也由新顾问负责。',
    'The customer is told at once, and the new adviser takes their orders in this store.',
  ],
  declineRequest: ['不更换', 'Keep the adviser'],
  declineRequestHint: [
    '您的说明会发送给客户，最多 100 字。',
    'The customer reads your answer, of 100 letters at most.',
  ],
  noOther: ['本门店没有其他顾问', 'The store has no other adviser'],
  stars: ['评分', 'Stars'],
  starsOf: ['{n} 星', '{n} stars'],
  visit: ['事项', 'For'],
  visitedAt: ['到店时间', 'Visited at'],
  ratedAt: ['评价时间', 'Rated at'],
  adviserRequests: ['顾问更换申请', 'Requests for another adviser'],
} as const satisfies Record<string, readonly [chinese: string, english: string]>;
