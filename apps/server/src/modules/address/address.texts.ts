import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const addressTexts = defineTexts('address', {
  missing: ['收货地址不存在或已删除', 'This address does not exist or was deleted'],
  unknownArea: ['所选地区不存在，请重新选择', 'There is no such area, please choose again'],
});
