import { defineTexts } from '../../kernel/texts';

export const communityTexts = defineTexts('community', {
  commentMissing: ['评论不存在或已删除', 'The comment does not exist or was deleted'],
  ownFollow: ['不能关注自己', 'You cannot follow yourself'],
  ownReport: ['不能举报自己的内容', 'You cannot report your own content'],
  reported: ['您已举报过，我们会尽快处理', 'You have reported this already, we will deal with it soon'],
  cancelledAuthor: ['已注销用户', 'Cancelled account'],
});
