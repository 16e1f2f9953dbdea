import { fireEvent, render, screen } from '@testing-library/react';
import type { LayoutBlockData } from '@voltfront/contract';
import { expect, test, vi } from 'vitest';
import { LayoutBlocks } from './layout-blocks';
import type { LayoutData } from './layout-data';

const articlesOf = vi.hoisted(() => vi.fn());
vi.mock('./model-articles', () => ({
  ModelArticles: (props: { topic: string | null }) => {
    articlesOf(props.topic);
    return null;
  },
}));

const picture = '/assets/covers/scene-dusk.webp';
const item = (title: string, link: string) => ({ title, picture, link });
const model = { modelId: 'YL01', stage: 'onSale' } as LayoutData['model'];

function show(blocks: object[], topic?: string) {
  const layout = { kind: 'community', slug: 'YL01', model, blocks: blocks as LayoutBlockData[] } as LayoutData;
  return render(<LayoutBlocks layout={layout} articles={{ current: null }} topic={topic} />);
}

test('leaves out blocks of a type that came later', () => {
  const { container } = show([{ type: 'hologram', blockId: 'b1', title: '全息', items: [] }]);
  expect(container.textContent).toBe('');
});

test('shows no way to a page that this release lacks, and no block that has none left', () => {
  const known = item('门店', '/pagesStore/storeList');
  show([
    { type: 'entries', blockId: 'b1', title: '常用', items: [known, item('以后', '/pagesFuture/page')] },
    { type: 'cards', blockId: 'b2', title: '为你准备', items: [{ ...item('以后', '/pagesFuture/page'), text: '' }] },
  ]);
  expect(screen.getByText('门店')).toBeTruthy();
  expect(screen.queryByText('以后')).toBeNull();
  expect(screen.queryByText('为你准备')).toBeNull();
});

test('a countdown that is over is not there', () => {
  const card = { ...item('特惠', '/pagesStore/storeList'), text: '' };
  const { container } = show([{ type: 'countdown', blockId: 'b1', title: '限时', card, until: 1 }]);
  expect(container.textContent).toBe('');
});

test('a topic keeps the articles to it, and a second tap takes that back', () => {
  show([
    { type: 'topics', blockId: 'b1', title: '大家在聊', names: ['在路上', '露营'] },
    { type: 'articles', blockId: 'b2', title: '文章' },
  ]);
  fireEvent.click(screen.getByText('# 露营'));
  expect(articlesOf).toHaveBeenLastCalledWith('露营');
  fireEvent.click(screen.getByText('# 露营'));
  expect(articlesOf).toHaveBeenLastCalledWith(null);
});

test('a topic of the address is chosen, also where the page does not name it', () => {
  show([{ type: 'topics', blockId: 'b1', title: '大家在聊', names: ['在路上'] }], '版本更新');
  expect(screen.getByText('# 版本更新').getAttribute('aria-pressed')).toBe('true');
});
