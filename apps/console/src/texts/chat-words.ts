import type { ChatState } from '@voltfront/rules/chat/chat';
import type { TonedWords } from '../ui/word-tag';

/** States of conversations with customers. */
export const chatWords: TonedWords<ChatState> = {
  waiting: ['待接入', 'Waiting', 'todo'],
  open: ['进行中', 'Open', 'good'],
  answering: ['智能应答', 'Answered by itself', 'waiting'],
  closed: ['已结束', 'Over', 'over'],
};

/** Answers that come by themselves. */
export const answerWords: TonedWords<'shown' | 'hidden'> = {
  shown: ['启用', 'Given', 'good'],
  hidden: ['停用', 'Not given', 'over'],
};

/** Words of the rooms of the customer service. */
export const chatTexts = {
  chats: ['在线会话', 'Chats'],
  chatOnDuty: ['在线接待', 'On duty'],
  chatAgents: ['在线客服 {n} 人', '{n} agents on duty'],
  chatWaiting: ['排队 {n}', '{n} waiting'],
  chatEmpty: ['没有会话', 'No conversation'],
  chatChoose: ['选择左侧会话查看消息', 'Choose a conversation at the left'],
  chatTake: ['接入', 'Take'],
  chatRelease: ['转回队列', 'Back to the queue'],
  chatEnd: ['结束会话', 'End'],
  chatEndHint: [
    '结束后客户可以评价，再次发消息会开始新的会话。',
    'The customer may rate it, and begins anew with a message.',
  ],
  chatEarlier: ['更早的消息', 'Earlier messages'],
  chatWrite: ['输入回复，Enter 发送，Shift + Enter 换行', 'Write; Enter sends, Shift + Enter breaks the line'],
  chatSend: ['发送', 'Send'],
  chatPicture: ['发送图片', 'Send a picture'],
  chatPictureSeen: ['聊天图片', 'Picture of the chat'],
  chatQuick: ['常用回复', 'Ready answers'],
  chatRead: ['已读', 'Read'],
  chatUnread: ['未读', 'Not read'],
  chatAssistant: ['智能助手', 'By itself'],
  chatFrom: ['开始排队', 'In the queue since'],
  chatStars: ['评价', 'Rating'],
  chatMore: ['加载更多', 'More'],
  replies: ['自动回复', 'Answers'],
  replyQuestion: ['问题', 'Question'],
  replyKeywords: ['关键词', 'Keywords'],
  replyKeywordsHint: ['客户消息包含任一关键词即自动回复', 'A message with one of them is answered'],
  replyText: ['回复内容', 'Answer'],
  replyPosition: ['排序', 'Position'],
  replyPositionHint: ['前 6 条显示为快捷提问', 'The first six are shown to be tapped'],
  replyShown: ['启用', 'Given'],
  replyNew: ['新增回复', 'New answer'],
  replyEdit: ['编辑', 'Change'],
  replyRemove: ['删除', 'Remove'],
} as const satisfies Record<string, readonly [chinese: string, english: string]>;
