import { defineTexts } from '../../../../kernel/texts';

export const recruitTexts = defineTexts('recruit', {
  missing: ['申请不存在', 'There is no such application'],
  held: ['您已有审核中或已通过的申请', 'You have applied already'],
  full: ['本期名额已满', 'There are no places left'],
  again: [
    ({ at }: { at: string }) => `上次申请未通过，${at} 后可再次申请`,
    ({ at }) => `You were refused lately, apply again from ${at} on`,
  ],
  decided: ['该申请已处理，请刷新后查看', 'This application was decided already'],
  incomplete: ['请补全申请信息', 'Something is missing in the application'],
  noPicture: ['截图已失效，请重新上传', 'The screenshot is gone, please upload it again'],
  noArticle: ['所选文章不存在或未发布', 'The chosen article is not published'],
  post: [({ n }: { n: number }) => `作品 ${n}`, ({ n }) => `Work ${n}`],
});
