import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { findCities } from './find-cities';
import { RegionField } from './region-field';
import { RegionPicker } from './region-picker';
import { areaRegions, type Region, type RegionChoice } from './regions';

afterEach(cleanup);

const area = {
  province_list: { '330000': '浙江省', '310000': '上海市' },
  city_list: { '330100': '杭州市', '330200': '宁波市', '310100': '上海市' },
  county_list: { '330106': '西湖区', '330110': '余杭区', '310101': '黄浦区' },
};
const threeLevels = areaRegions(area);
const twoLevels = threeLevels.map((region) => ({
  ...region,
  cities: region.cities.map(({ code, name }) => ({ code, name })),
}));

const tap = (name: string) => fireEvent.click(screen.getByRole('option', { name }));
const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('the list of areas becomes three levels', () => {
  expect(threeLevels.find(({ code }) => code === '330000')?.cities).toEqual([
    {
      code: '330100',
      name: '杭州市',
      districts: [
        { code: '330106', name: '西湖区' },
        { code: '330110', name: '余杭区' },
      ],
    },
    { code: '330200', name: '宁波市', districts: [] },
  ]);
});

test('two levels lie beside each other; a city ends the choice', () => {
  const onSelect = vi.fn();
  const onClose = vi.fn();
  render(
    <RegionPicker isOpen onClose={onClose} title="城市" regions={twoLevels} cityCode="310100" onSelect={onSelect} />,
  );
  expect(screen.getAllByRole('option', { name: '上海市', selected: true })).toHaveLength(2);
  tap('浙江省');
  tap('宁波市');
  expect(onSelect).toHaveBeenCalledWith({
    province: { code: '330000', name: '浙江省' },
    city: { code: '330200', name: '宁波市' },
  });
  expect(onClose).toHaveBeenCalledOnce();
});

function Host({ seen }: { seen: RegionChoice[] }) {
  const [choice, setChoice] = useState<RegionChoice | null>(null);
  return (
    <RegionField
      label="所在地区"
      regions={threeLevels}
      cityCode={choice?.city.code ?? null}
      districtCode={choice?.district?.code}
      onChange={(next) => {
        seen.push(next);
        setChoice(next);
      }}
    />
  );
}

test('three levels follow one another and the line names them', () => {
  const seen: RegionChoice[] = [];
  render(<Host seen={seen} />);
  fireEvent.click(screen.getByRole('button', { name: '所在地区 请选择所在地区' }));
  tap('浙江省');
  tap('杭州市');
  expect(options()).toEqual(['西湖区', '余杭区']);
  fireEvent.click(screen.getByRole('tab', { name: '浙江省' }));
  tap('上海市');
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['上海市', '请选择']);
  tap('上海市');
  tap('黄浦区');
  expect(seen).toHaveLength(1);
  expect(screen.getByRole('button', { name: '所在地区 上海市 黄浦区' })).toBeTruthy();
});

test('a city without districts ends the choice', () => {
  const seen: RegionChoice[] = [];
  render(<Host seen={seen} />);
  fireEvent.click(screen.getByRole('button', { name: '所在地区 请选择所在地区' }));
  tap('浙江省');
  tap('宁波市');
  expect(seen).toEqual([{ province: { code: '330000', name: '浙江省' }, city: { code: '330200', name: '宁波市' } }]);
});

test('arrow keys move between the places without choosing', () => {
  const onSelect = vi.fn();
  render(
    <RegionPicker isOpen onClose={vi.fn()} title="城市" regions={twoLevels} cityCode="330100" onSelect={onSelect} />,
  );
  const city = screen.getByRole('option', { name: '杭州市' });
  city.focus();
  fireEvent.keyDown(city, { key: 'ArrowDown' });
  expect(document.activeElement).toBe(screen.getByRole('option', { name: '宁波市' }));
  expect(onSelect).not.toHaveBeenCalled();
});

const spelt: Region[] = [
  { code: '210000', name: '辽宁省', cities: [{ code: '210100', name: '沈阳市', pinyin: 'shen yang', hotRank: null }] },
  { code: '310000', name: '上海市', cities: [{ code: '310100', name: '上海市', pinyin: 'shang hai', hotRank: 1 }] },
  {
    code: '330000',
    name: '浙江省',
    cities: [
      { code: '330100', name: '杭州市', pinyin: 'hang zhou', hotRank: 2 },
      { code: '330600', name: '绍兴市', pinyin: 'shao xing', hotRank: null },
    ],
  },
  { code: '500000', name: '重庆市', cities: [{ code: '500100', name: '重庆市', pinyin: 'chong qing', hotRank: null }] },
];
const foundNames = (words: string) => findCities(spelt, words).map(({ city }) => city.name);

test.each([
  ['杭', ['杭州市']],
  ['杭州市', ['杭州市']],
  ['浙江', ['杭州市', '绍兴市']],
  ['hangzhou', ['杭州市']],
  ["Hang'Z ", ['杭州市']],
  ['hz', ['杭州市']],
  ['cq', ['重庆市']],
  ['sh', ['上海市', '沈阳市', '绍兴市']],
  ['zhou', ['杭州市']],
  ['ang', []],
  ['东京', []],
  [' ', []],
])('%s finds cities by name, province, pinyin and its first letters', (words, names) => {
  expect(foundNames(words)).toEqual(names);
});

function openSpelt(regions: Region[], nearCode?: string) {
  const onSelect = vi.fn();
  render(
    <RegionPicker
      isOpen
      onClose={vi.fn()}
      title="城市"
      regions={regions}
      cityCode="310100"
      nearCode={nearCode}
      onSelect={onSelect}
    />,
  );
  const search = (words: string) => fireEvent.input(screen.getByRole('textbox'), { target: { value: words } });
  return { onSelect, search };
}
const zhejiang = { code: '330000', name: '浙江省' };

test('a search shows the cities with their province, and says so when there are none', () => {
  const { onSelect, search } = openSpelt(spelt);
  search('xyz');
  expect(screen.getByRole('status').textContent).toContain('没有找到“xyz”');
  search('sx');
  expect(options()).toEqual(['绍兴市 · 浙江省']);
  tap('绍兴市 · 浙江省');
  expect(onSelect).toHaveBeenCalledWith({ province: zhejiang, city: { code: '330600', name: '绍兴市' } });
});

test('cities much asked for and the one where the customer is come before the list', () => {
  const { onSelect } = openSpelt(spelt, '210100');
  const names = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining(['当前城市 沈阳市', '上海', '杭州']));
  expect(screen.getByRole('button', { name: '上海', pressed: true })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '杭州' }));
  expect(onSelect).toHaveBeenCalledWith({ province: zhejiang, city: { code: '330100', name: '杭州市' } });
  fireEvent.click(screen.getByRole('button', { name: '当前城市 沈阳市' }));
  expect(onSelect.mock.lastCall?.[0].city.code).toBe('210100');
});

test('a found city with districts goes on to them', () => {
  const { onSelect, search } = openSpelt(threeLevels);
  search('西湖');
  expect(screen.getByRole('status')).toBeTruthy();
  search('杭州');
  tap('杭州市 · 浙江省');
  expect(options()).toEqual(['西湖区', '余杭区']);
  tap('西湖区');
  expect(onSelect.mock.lastCall?.[0].district.name).toBe('西湖区');
});
