import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const moderationTexts = defineTexts('moderation', {
  missing: ['没有这条举报', 'There is no such report'],
  decided: ['这条举报已被同事处理，请刷新查看', 'A colleague has decided about this already; please reload'],
  gone: ['内容已不在社区展示，无需下架', 'The content is not shown any more; there is nothing to take down'],
  ofEvent: ['活动与投票请在各自的房间下线', 'Activities and votes are taken offline in rooms of their own'],
});
