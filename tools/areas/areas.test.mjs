import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toAreaList } from './areas.mjs';

const provinces = [
  { code: '42', name: '湖北省' },
  { code: '44', name: '广东省' },
  { code: '50', name: '重庆市' },
];
const cities = [
  { code: '4290', name: '省直辖县级行政区划', provinceCode: '42' },
  { code: '4419', name: '东莞市', provinceCode: '44' },
  { code: '5001', name: '市辖区', provinceCode: '50' },
  { code: '5002', name: '县', provinceCode: '50' },
];
const areas = [
  { code: '429004', name: '仙桃市', cityCode: '4290' },
  { code: '441900', name: '东莞市', cityCode: '4419' },
  { code: '500103', name: '渝中区', cityCode: '5001' },
  { code: '500229', name: '城口县', cityCode: '5002' },
];

test('no placeholder is a city, and no city its own district', () => {
  const list = toAreaList(provinces, cities, areas);
  assert.deepEqual(list.city_list, { 429004: '仙桃市', 441900: '东莞市', 500100: '重庆市' });
  assert.deepEqual(list.county_list, { 500103: '渝中区', 500229: '城口县' });
  assert.equal(list.province_list[810000], '香港特别行政区');
});
