import { defineTexts } from '../../kernel/texts';

interface Hours {
  from: number;
  until: number;
}
interface Named {
  name: string;
}

export const chatTexts = defineTexts('chat', {
  missing: ['会话不存在', 'There is no such conversation'],
  noSubject: ['咨询的内容不存在或已失效', 'What you ask about does not exist any more'],
  noQuestion: ['该问题已更新，请直接输入', 'This question has changed, please type it'],
  noPicture: ['图片已失效，请重新选择', 'The picture is gone, please choose it again'],
  hasAgent: ['客服正在为您服务', 'An agent is with you already'],
  notWaiting: ['您当前不在排队中', 'You are not in the queue'],
  notOpen: ['会话已结束，请刷新后查看', 'This conversation has ended'],
  notRatable: ['该会话暂时不能评价', 'This conversation cannot be rated'],
  rated: ['您已评价过本次服务', 'You have rated this conversation'],
  taken: ['该会话已被接入或已结束', 'Somebody has this conversation, or it has ended'],
  full: [
    ({ most }: { most: number }) => `同时最多接待 ${most} 位客户`,
    ({ most }) => `At most ${most} conversations at the same time`,
  ],
  offDuty: ['请先上线再接入会话', 'Begin your duty first'],
  noAnswer: ['回复不存在', 'There is no such answer'],
  answerChanged: ['该回复已被他人修改，请刷新', 'Somebody else has changed this answer'],
  vinTail: [({ vinTail }: { vinTail: string }) => `VIN 尾号 ${vinTail}`, ({ vinTail }) => `VIN ending in ${vinTail}`],
  picture: ['[图片]', '[Picture]'],
  greetingOnDuty: [
    '您好，我是智能助手，请描述您的问题；需要人工服务时点击“转人工”',
    'Hello, I answer by myself. Describe your question, or ask for an agent',
  ],
  greetingOffDuty: [
    ({ from, until }: Hours) => `您好，人工客服服务时间为每天 ${from}:00–${until}:00，当前由智能助手为您解答`,
    ({ from, until }) => `Hello, agents are here from ${from}:00 to ${until}:00 every day. Now I answer by myself`,
  ],
  noFit: [
    '抱歉，暂时没有找到相关答案，您可以换个说法，或点击“转人工”',
    'Sorry, I have found no answer. Try other words, or ask for an agent',
  ],
  queued: ['已为您转接人工客服，请稍候', 'You are in the queue for an agent'],
  queuedOffDuty: [
    ({ from }: Pick<Hours, 'from'>) => `人工客服已下班，您的咨询已留言排队，${from}:00 上线后优先回复`,
    ({ from }) => `Agents are off duty. You are in the queue, and they answer from ${from}:00 on`,
  ],
  leftQueue: ['您已取消排队', 'You have left the queue'],
  joined: [({ name }: Named) => `${name} 为您服务`, ({ name }) => `${name} is with you`],
  released: [
    ({ name }: Named) => `${name} 已离开，正在为您重新安排`,
    ({ name }) => `${name} has left, another agent will come`,
  ],
  closedByAgent: ['客服已结束本次会话', 'The agent has ended the conversation'],
  closedByCustomer: ['您已结束本次会话', 'You have ended the conversation'],
  closedIdle: ['长时间没有新消息，会话已自动结束', 'Nobody wrote for a long time, so the conversation has ended'],
  tooManyAnswers: ['最多 100 条自动回复', 'At most 100 answers'],
});
