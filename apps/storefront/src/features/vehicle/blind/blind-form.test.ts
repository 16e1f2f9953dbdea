import { expect, test } from 'vitest';
import { blindErrors } from './blind-form';

test('a name and a phone are asked for', () => {
  expect(blindErrors({ name: '', mobile: '' })).toEqual({ name: '请填写姓名', mobile: '请填写手机号' });
});

test('a name of two to thirty characters and a mainland phone are right', () => {
  expect(blindErrors({ name: '欧阳知夏', mobile: '13812345678' })).toEqual({});
  expect(blindErrors({ name: ' 林 ', mobile: '13812345678' })).toEqual({ name: '至少 2 个字' });
  expect(blindErrors({ name: '林'.repeat(31), mobile: '23812345678' })).toEqual({
    name: '最多 30 个字',
    mobile: '手机号格式有误，请检查',
  });
});
