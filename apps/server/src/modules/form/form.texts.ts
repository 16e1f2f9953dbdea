import { defineTexts } from '../../kernel/texts';

export const formTexts = defineTexts('form', {
  missing: ['表单不存在', 'The form does not exist'],
  outdated: ['表单已更新，请刷新后重新填写', 'The form was updated, please refresh and fill it in again'],
  badInput: ['请求参数有误', 'The request is not valid'],
});
