import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { RegionField } from './region-field';
import { RegionPicker } from './region-picker';
import { areaRegions, type RegionChoice } from './regions';

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
