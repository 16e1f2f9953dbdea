import { defineTexts } from '../../kernel/texts';

export const channelsTexts = defineTexts('channels', {
  missing: ['该视频号内容不存在或已下线', 'There is no such item of Channels'],
  hasBegun: ['直播已开始，无需提醒', 'The live room is open already'],
});
