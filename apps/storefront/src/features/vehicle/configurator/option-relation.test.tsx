import { fireEvent, render, screen, within } from '@testing-library/react';
import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import { expect, test } from 'vitest';
import { useStore } from 'zustand';
import { models } from '../../../../../server/src/modules/vehicle/demo/catalogue';
import { testConfig } from '../testing/stage-config';
import { createConfigurator } from './configurator-store';
import { OptionPanel } from './option-panel';
import { ProposalSheet } from './proposal-sheet';

/** The demo version with the most packages, as the server sends it. */
function realConfig(): VersionConfigData {
  const version = models.flatMap(({ versions }) => versions).find(({ versionId }) => versionId === 'YL01-pro');
  if (!version) throw new TypeError('no such version');
  const products = version.products.map((product) => ({ ...product, picture: '/assets/covers/a.webp' }));
  return {
    ...testConfig,
    basePriceFen: version.basePriceFen,
    groups: version.groups as VersionConfigData['groups'],
    products: products as OptionProductData[],
  };
}

function Packages({ configurator }: { configurator: ReturnType<typeof createConfigurator> }) {
  const state = useStore(configurator.store);
  return (
    <>
      <OptionPanel
        config={state.catalogue}
        choice={state.history.present}
        groupCode="package"
        configurator={configurator}
        onTap={configurator.tap}
      />
      <ProposalSheet proposal={state.proposal} onAccept={configurator.accept} onDecline={configurator.decline} />
    </>
  );
}

function open() {
  const configurator = createConfigurator(realConfig(), null);
  const { container } = render(<Packages configurator={configurator} />);
  // Roles are looked up by hand: Testing Library works out the name of every option each time.
  const card = (name: RegExp): HTMLElement => {
    const options = [...container.querySelectorAll<HTMLElement>('[role="checkbox"]')];
    return options.find(({ textContent }) => name.test(textContent ?? '')) ?? screen.getByText(name);
  };
  return { configurator, card, container };
}

function dialog(): HTMLElement {
  const found = document.querySelector<HTMLElement>('[role="dialog"]');
  if (!found) throw new TypeError('no dialog');
  return found;
}

test('a package tells the sum of all that comes with it, as the choice is now', () => {
  const { card } = open();
  const lounge = () => card(/^悦享座舱套件/);
  expect(lounge().textContent).toContain('需同时选装 真皮座椅包、音响包 +¥17,000');
  fireEvent.click(card(/^真皮座椅包/));
  expect(lounge().textContent).toContain('需同时选装 音响包 +¥9,000');
  fireEvent.click(lounge());
  expect(lounge().textContent).toContain('已同时选装 真皮座椅包、音响包');
});

test('the sum counts what a needed part replaces', () => {
  const { configurator, card } = open();
  const before = configurator.priceFen();
  const told = /需同时选装 (.+) \+¥([\d,]+)/.exec(card(/^性能套件/).textContent ?? '');
  fireEvent.click(card(/^性能套件/));
  fireEvent.click(within(dialog()).getByText('一并选择'));
  const own = 16_000_00;
  const addedFen = Number(told?.[2]?.replaceAll(',', '')) * 100;
  expect(told?.[1]).toContain('22 英寸涡扇轮毂');
  expect(configurator.priceFen() - before).toBe(own + addedFen);
});

test('every package shows a picture and a sentence', () => {
  const { container } = open();
  const cards = [...container.querySelectorAll('.card')];
  expect(cards.length).toBeGreaterThan(9);
  for (const card of cards) {
    expect(card.querySelector('.lead img')).not.toBeNull();
    expect(card.querySelector('.desc')?.textContent).not.toBe('');
  }
});

test('taking a package out asks with what leaves, and keeps it when declined', () => {
  const { configurator, card } = open();
  fireEvent.click(card(/^悦享座舱套件/));
  fireEvent.click(card(/^悦享座舱套件/));
  const sheet = within(dialog());
  expect(sheet.getByText('移除悦享座舱套件后，以下选项会一起变化')).toBeTruthy();
  expect(sheet.getByText('-¥20,000')).toBeTruthy();
  fireEvent.click(sheet.getByText('保留'));
  expect(configurator.selection()).toContain('pkg-lounge');
});
