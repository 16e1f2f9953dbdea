import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const showcaseTexts = defineTexts('showcase', {
  missing: ['这份配置已被作者删除', 'This configuration was taken back by its author'],
  noSource: ['请选择已保存的配置或订单', 'Please choose a saved configuration or an order'],
  full: [
    ({ most }: { most: number }) => `最多晒出 ${most} 份配置，可先删除旧的`,
    ({ most }) => `You can publish ${most} configurations; please take back an older one`,
  ],
  takenDown: ['这份配置已被下架，不能再次晒出', 'This configuration was taken down and cannot be published again'],
  own: ['不能举报自己晒出的配置', 'You cannot report your own configuration'],
  reported: ['您已举报过该配置', 'You have reported this configuration already'],
});
