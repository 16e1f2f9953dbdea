import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type AreaList, areaTree, findArea } from './area-tree';
import { splitAddress } from './split-address';

const file = new URL('../../../../apps/server/assets/static/area.json', import.meta.url);
const tree = areaTree(JSON.parse(readFileSync(file, 'utf8')) as AreaList);

/** Receiver, phone, names of the area, street: what was not found is a dash. */
function split(text: string): string {
  const { receiver, mobile, province, city, district, street } = splitAddress(text, tree);
  return [receiver, mobile, province?.name, city?.name, district?.name, street].map((each) => each ?? '-').join('|');
}

const WHOLE = '张三|13800138000|浙江省|杭州市|西湖区|文三路100号';

describe('the same address', () => {
  test.each([
    '张三 13800138000 浙江省杭州市西湖区文三路100号',
    '13800138000 张三 浙江省 杭州市 西湖区 文三路100号',
    '浙江省杭州市西湖区文三路100号 张三 13800138000',
    '浙江省杭州市西湖区文三路100号，13800138000，张三',
    '张三,13800138000,浙江省,杭州市,西湖区,文三路100号',
    '张三13800138000浙江省杭州市西湖区文三路100号',
    '浙江省杭州市西湖区文三路100号 张三13800138000',
    '张三浙江省杭州市西湖区文三路100号13800138000',
    '收货人：张三\n手机号码：13800138000\n所在地区：浙江省杭州市西湖区\n详细地址：文三路100号',
    '收件人: 张三 手机: 13800138000 地址: 浙江省杭州市西湖区文三路100号',
    '姓名：张三；电话：138-0013-8000；地区：浙江省/杭州市/西湖区；地址：文三路100号',
    '张三 +86 138 0013 8000 浙江杭州西湖区文三路100号',
    '张三（收） 13800138000 浙江省-杭州市-西湖区-文三路100号',
    '张三；１３８００１３８０００；浙江省杭州市西湖区文三路100号；310000',
    '杭州市西湖区文三路100号 张三 13800138000',
    '张三｜13800138000｜浙江省西湖区文三路100号',
  ])('%s', (text) => {
    expect(split(text)).toBe(WHOLE);
  });
});

test.each([
  ['李雷 13912345678 北京市朝阳区建国路88号', '李雷|13912345678|北京市|北京市|朝阳区|建国路88号'],
  ['李雷 13912345678 北京市北京市朝阳区建国路88号', '李雷|13912345678|北京市|北京市|朝阳区|建国路88号'],
  ['李雷 13912345678 上海市 市辖区 浦东新区 世纪大道1号', '李雷|13912345678|上海市|上海市|浦东新区|世纪大道1号'],
  ['李雷 13912345678 上海黄浦区南京东路 20 号', '李雷|13912345678|上海市|上海市|黄浦区|南京东路 20 号'],
  ['李雷 13912345678 重庆市城口县东大街3号', '李雷|13912345678|重庆市|重庆市|城口县|东大街3号'],
  ['李雷 13912345678 广东省东莞市长安镇德政路9号', '李雷|13912345678|广东省|东莞市|-|长安镇德政路9号'],
  ['李雷 13912345678 湖北省仙桃市仙桃大道1号', '李雷|13912345678|湖北省|仙桃市|-|仙桃大道1号'],
  ['李雷 13912345678 吉林市昌邑区解放路2号', '李雷|13912345678|吉林省|吉林市|昌邑区|解放路2号'],
  ['李雷 13912345678 江苏昆山市花桥镇1号', '李雷|13912345678|江苏省|苏州市|昆山市|花桥镇1号'],
  ['李雷 13912345678 苏州市工业园区星湖街328号', '李雷|13912345678|江苏省|苏州市|苏州工业园区|星湖街328号'],
  ['李雷 13912345678 延边州延吉市公园路1号', '李雷|13912345678|吉林省|延边朝鲜族自治州|延吉市|公园路1号'],
  ['李雷 13912345678 新疆乌鲁木齐天山区新华北路5号', '李雷|13912345678|新疆维吾尔自治区|乌鲁木齐市|天山区|新华北路5号'],
  ['李雷 13912345678 香港中环皇后大道1号', '李雷|13912345678|香港特别行政区|-|-|中环皇后大道1号'],
  ['李雷 13912345678 南京市鼓楼区 上海路12号', '李雷|13912345678|江苏省|南京市|鼓楼区|上海路12号'],
  ['昆山市花桥镇绿地大道 1 号 李雷', '李雷|-|江苏省|苏州市|昆山市|花桥镇绿地大道 1 号'],
])('%s', (text, wanted) => {
  expect(split(text)).toBe(wanted);
});

test.each([
  ['two cities with a district of one name leave it open', '朝阳区建国路1号', '-|-|-|-|-|朝阳区建国路1号'],
  [
    'a name of two words',
    'John Smith 13912345678 浙江省杭州市西湖区文三路1号',
    'John Smith|13912345678|浙江省|杭州市|西湖区|文三路1号',
  ],
  [
    'a name with a title',
    '王女士 13912345678 浙江省杭州市西湖区文三路1号',
    '王女士|13912345678|浙江省|杭州市|西湖区|文三路1号',
  ],
  [
    'a building between the words',
    '欧阳娜娜 13912345678 杭州市西湖区 文三路1号 创业大厦 3层',
    '欧阳娜娜|13912345678|浙江省|杭州市|西湖区|文三路1号 创业大厦 3层',
  ],
  [
    'a landline is no mobile phone',
    '张三 0571-88888888 杭州市西湖区文三路1号',
    '张三|-|浙江省|杭州市|西湖区|0571-88888888 文三路1号',
  ],
  ['a longer number is no phone', '订单 113800138000123', '订单|-|-|-|-|113800138000123'],
  ['nothing', '  ', '-|-|-|-|-|-'],
])('%s', (_what, text, wanted) => {
  expect(split(text)).toBe(wanted);
});

test('districts of all provinces are found again behind their city', () => {
  const all = tree.flatMap(({ name, cities }) =>
    cities.flatMap((city) => city.districts.map((district) => ({ name, city, district }))),
  );
  for (const { name, city, district } of all.filter((_, index) => index % 11 === 0)) {
    const found = splitAddress(`${name}${city.name}${district.name}一号`, tree);
    expect([found.city?.code, found.district?.code]).toEqual([city.code, district.code]);
  }
});

test('no text makes it fail, and what it names is in the list', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('张三', '杭州', '西湖区', '上海路'),
      (text, word) => {
        const { city, district } = splitAddress(`${text}${word}${text}`, tree);
        if (city && district) expect(findArea(tree, city.code, district.code)?.district).toEqual(district);
      },
    ),
    { numRuns: 100 },
  );
});
