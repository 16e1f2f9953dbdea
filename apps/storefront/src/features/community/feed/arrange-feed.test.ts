import { describe, expect, test } from 'vitest';
import { someActivity, someCard } from '../test-data';
import { arrangeFeed } from './arrange-feed';

const layout = (rows: ReturnType<typeof arrangeFeed>) =>
  rows.map((row) =>
    row.kind === 'pair' ? row.cards.map((card) => card.cardId).join('+') : `${row.kind}:${row.card.cardId}`,
  );

const articles = (...ids: string[]) => ids.map((id) => someCard(id));

describe('the layout of the feed', () => {
  test('begins large, then two rows of two, then large again', () => {
    const rows = arrangeFeed(articles('a', 'b', 'c', 'd', 'e', 'f'), false);
    expect(layout(rows)).toEqual(['large:a', 'b+c', 'd+e', 'large:f']);
  });

  test('an article without a neighbour waits for more, and is large at the end of the list', () => {
    expect(layout(arrangeFeed(articles('a', 'b'), true))).toEqual(['large:a']);
    expect(layout(arrangeFeed(articles('a', 'b'), false))).toEqual(['large:a', 'large:b']);
  });

  test('an activity has a row of its own and does not part two neighbours', () => {
    const [a, b, c] = articles('a', 'b', 'c');
    const rows = arrangeFeed(
      [a, b, someActivity('x'), c].filter((card) => card !== undefined),
      false,
    );
    expect(layout(rows)).toEqual(['large:a', 'event:x', 'b+c']);
  });

  test('rows stay as they are when more cards follow', () => {
    const first = arrangeFeed(articles('a', 'b', 'c', 'd'), true);
    const more = arrangeFeed(articles('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'), true);
    expect(more.slice(0, first.length)).toEqual(first);
  });

  test('a card that comes twice is shown once', () => {
    expect(layout(arrangeFeed(articles('a', 'b', 'b', 'c'), false))).toEqual(['large:a', 'b+c']);
  });
});
