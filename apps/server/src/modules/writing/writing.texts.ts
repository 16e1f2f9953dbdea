import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const writingTexts = defineTexts('writing', {
  missing: ['文章不存在或已删除', 'The article does not exist or was deleted'],
  tooMany: [
    '未发布的文章最多20篇，请先清理草稿',
    'You can keep 20 articles that are not published; delete a draft first',
  ],
  changedElsewhere: ['这篇文章已在别处修改，请重新打开', 'The article was changed elsewhere, open it again'],
  noDraft: ['文章已提交，撤回后才能修改', 'The article was submitted; withdraw it to change it'],
  incomplete: [
    '请填写标题、至少10个字的正文，并上传一张图片',
    'Give it a title, a text of 10 characters or more, and a picture',
  ],
  pictureGone: ['图片已失效，请重新上传', 'A picture is gone, upload it again'],
  noTopic: ['该话题已下线', 'There is no such topic any more'],
});
