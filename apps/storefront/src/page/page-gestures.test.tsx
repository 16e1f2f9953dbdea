import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { queryClient, useApiList } from '@/api';
import { renderApp } from '@/testing/render-page';
import { serveReplies } from '@/testing/server';
import { startApp } from './app-frame';
import { Page } from './page';

startApp();

beforeEach(() => queryClient.clear());
afterEach(() => vi.unstubAllGlobals());

function FeedPage() {
  const feed = useApiList('GET /api/mpmkt/v1/community/feed', { tab: 'recommend' });
  return (
    <Page route="/" queries={[feed]} onReachBottom={feed.loadMore}>
      {() => feed.items.map((item) => <p key={item.cardId}>{item.cardId}</p>)}
    </Page>
  );
}

const part = (cardId: string, nextCursor: string | null) => ({ data: { items: [{ cardId }], nextCursor } });

async function openFeed(): Promise<HTMLElement> {
  renderApp('/', { 'pages/community/index': FeedPage });
  const card = await screen.findByText('first');
  return card.closest<HTMLElement>('[data-page]') as HTMLElement;
}

/** Gives the scroll container the sizes that jsdom does not compute, and scrolls it. */
function scroll(page: HTMLElement, scrollTop: number, scrollHeight = 3000): void {
  Object.defineProperty(page, 'scrollHeight', { value: scrollHeight, configurable: true });
  Object.defineProperty(page, 'clientHeight', { value: 800, configurable: true });
  page.scrollTop = scrollTop;
  fireEvent.scroll(page);
}

function pull(page: HTMLElement, distance: number): void {
  fireEvent.touchStart(page, { touches: [{ clientY: 100 }] });
  fireEvent.touchMove(page, { touches: [{ clientY: 100 + distance }] });
}

describe('pull-down refresh', () => {
  test('loads anew when let go far enough', async () => {
    serveReplies(part('first', null), part('fresh', null));
    const page = await openFeed();
    pull(page, 150);
    expect(screen.getByText('释放刷新')).toBeTruthy();
    fireEvent.touchEnd(page);
    expect(await screen.findByText('fresh')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('刷新中')).toBeNull());
  });

  test('does nothing when let go early', async () => {
    const seen = serveReplies(part('first', null));
    const page = await openFeed();
    pull(page, 60);
    expect(screen.getByText('下拉刷新')).toBeTruthy();
    fireEvent.touchEnd(page);
    expect(screen.queryByText('下拉刷新')).toBeNull();
    expect(seen).toHaveLength(1);
  });
});

describe('scrolling', () => {
  test('loads more once the end is nearer than 120', async () => {
    const seen = serveReplies(part('first', 'c2'), part('second', null));
    const page = await openFeed();
    scroll(page, 2000);
    expect(seen).toHaveLength(1);
    scroll(page, 2081);
    expect(await screen.findByText('second')).toBeTruthy();
  });

  test('loads again when the page has grown and its end is still near, once for each height', async () => {
    const seen = serveReplies(part('first', 'c2'), part('second', 'c3'), part('third', 'c4'));
    const page = await openFeed();
    scroll(page, 2100);
    await screen.findByText('second');
    scroll(page, 2110);
    expect(seen).toHaveLength(2);
    scroll(page, 2120, 3030);
    expect(await screen.findByText('third')).toBeTruthy();
    expect(seen).toHaveLength(3);
  });

  test('shows the way back to the top beyond half a screen', async () => {
    serveReplies(part('first', null));
    const page = await openFeed();
    scroll(page, window.innerHeight / 2);
    expect(screen.queryByLabelText('回到顶部')).toBeNull();
    scroll(page, window.innerHeight / 2 + 1);
    // Home has a tab bar.
    expect(screen.getByLabelText('回到顶部').classList).toContain('tabBar');
    fireEvent.click(screen.getByLabelText('回到顶部'));
    await waitFor(() => expect(page.scrollTop).toBe(0));
  });
});
