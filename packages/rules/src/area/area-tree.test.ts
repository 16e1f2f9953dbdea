import { expect, test } from 'vitest';
import { areaTree, findArea } from './area-tree';

const tree = areaTree({
  province_list: { '330000': '浙江省', '500000': '重庆市', '810000': '香港特别行政区' },
  city_list: { '330100': '杭州市', '500100': '重庆市' },
  county_list: { '330106': '西湖区', '500103': '渝中区', '500229': '城口县' },
});

test('counties of a municipality lie in its only city', () => {
  expect(tree[1]?.cities).toEqual([
    {
      code: '500100',
      name: '重庆市',
      districts: [
        { code: '500103', name: '渝中区' },
        { code: '500229', name: '城口县' },
      ],
    },
  ]);
});

test('a province without cities is its own city', () => {
  expect(tree[2]?.cities).toEqual([{ code: '810000', name: '香港特别行政区', districts: [] }]);
});

test('an area is found by its codes, whole or not at all', () => {
  expect(findArea(tree, '330100', '330106')).toEqual({
    province: { code: '330000', name: '浙江省' },
    city: { code: '330100', name: '杭州市' },
    district: { code: '330106', name: '西湖区' },
  });
  expect(findArea(tree, '810000', null)?.district).toBeNull();
  expect([findArea(tree, '330100', null), findArea(tree, '330100', '500103'), findArea(tree, '999999', null)]).toEqual([
    null,
    null,
    null,
  ]);
});
