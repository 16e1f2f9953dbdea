import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { chosen, testConfig } from '../testing/stage-config';
import { createConfigurator } from './configurator-store';
import { OptionPanel } from './option-panel';

function open(groupCode: string) {
  const onTap = vi.fn();
  const choice = { selection: chosen(), removedSecondLevel: {} };
  const configurator = createConfigurator(testConfig, null);
  const props = { config: testConfig, choice, groupCode, configurator, onTap };
  const { container } = render(<OptionPanel {...props} />);
  return { onTap, pictures: () => [...container.querySelectorAll('img')].map((each) => each.getAttribute('src')) };
}

test('paints are balls with name and price, and what is chosen is told below them', () => {
  const { onTap } = open('paint');
  expect(screen.getByRole('radio', { name: '雾屿蓝 标配' }).getAttribute('aria-checked')).toBe('true');
  expect(screen.getByText('雾屿蓝')).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: '熔岩橙 标配' }));
  expect(onTap).toHaveBeenCalledWith('paint-ember');
});

test('a sold-out paint can be tapped, to hear why, but not reached by arrow keys', () => {
  const { onTap } = open('paint');
  const soldOut = screen.getByRole('radio', { name: '松林绿 已售罄' });
  fireEvent.keyDown(screen.getByRole('radio', { checked: true }), { key: 'End' });
  expect(onTap).not.toHaveBeenCalled();
  fireEvent.click(soldOut);
  expect(onTap).toHaveBeenCalledWith('paint-pine');
});

test('interiors show their own cabins', () => {
  const { pictures } = open('interior');
  expect(screen.getAllByRole('radio').map((each) => each.textContent)).toEqual(['深空黑', '曜石红']);
  expect(pictures().map((address) => address?.split('?')[0])).toEqual([
    '/assets/interiors/five_cabin_black.webp',
    '/assets/interiors/five_cabin_red.webp',
  ]);
});

test('wheels are cut out of the configured car', () => {
  const { pictures } = open('wheel');
  expect(pictures().map((address) => address?.split('?')[0])).toEqual([
    '/assets/cars/M1_side_aero_mist.webp',
    '/assets/cars/M1_side_blade_mist.webp',
  ]);
});
