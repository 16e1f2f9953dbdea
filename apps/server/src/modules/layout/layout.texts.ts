import { defineTexts } from '../../kernel/texts';

export const layoutTexts = defineTexts('layout', {
  missing: ['页面不存在', 'There is no such page'],
  isThere: ['该页面已存在', 'This page is there already'],
  changedMeanwhile: ['页面已被他人修改，请刷新后再试', 'Somebody else changed this page; please load it again'],
  noModel: ['没有该车型', 'There is no such model'],
  wrongBlocks: ['区块内容有误，请检查', 'Some blocks make no sense; please look at them'],
  noBlocks: ['请至少添加一个区块', 'A page has one block at least'],
  nothingNew: ['没有待发布的修改', 'Nothing was changed since it was published'],
  isHidden: ['页面已隐藏', 'The page is hidden already'],
  noRevision: ['没有该版本', 'There is no such revision'],
});

/** Names of what blocks have, by the name of the property. */
export const blockFieldTexts = defineTexts('layoutField', {
  items: ['内容', 'Items'],
  title: ['标题', 'Title'],
  text: ['文字', 'Text'],
  picture: ['图片', 'Picture'],
  link: ['跳转（页面路径或 https 地址）', 'Leads to (page of the app or https)'],
  until: ['倒计时至', 'Counts down to'],
  cardIds: ['文章与活动', 'Articles and activities'],
  names: ['话题', 'Topics'],
  state: ['活动状态', 'Which campaigns'],
});

/** Names of what can be chosen there, by the value. */
export const blockChoiceTexts = defineTexts('layoutChoice', {
  running: ['进行中', 'Running'],
  ended: ['已结束', 'Ended'],
});
