import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { cardRows } from '../modules/community/demo';
import * as data from './data.fixture';

const assets = fileURLToPath(new URL('../../assets/', import.meta.url));
const { activities, advisers, articles, authors, people, stores, votes } = data;

/** Neighbouring cards of the feed that must not have the same image. */
const NEIGHBOURS = 20;

/** Names of the pictures in a folder of the assets, without their ending. */
const names = (folder: string, ending: string) =>
  readdirSync(assets + folder).flatMap((file) => (file.endsWith(ending) ? [file.slice(0, -ending.length)] : []));

const coverOf = new Map([
  ...articles.map((item) => [item.articleId, item.cover] as const),
  ...activities.map((item) => [item.activityId, item.cover] as const),
  ...votes.map((item) => [item.voteId, item.cover] as const),
]);

/** Covers of the visible cards as a tab shows them, newest or most recommended first. */
function coversBy(rank: 'newestRank' | 'recommendRank'): string[] {
  const visible = cardRows(Date.UTC(2026, 0, 1)).filter((card) => card.isVisible);
  return visible.sort((a, b) => b[rank] - a[rank]).map((card) => coverOf.get(card.cardId) ?? '');
}

describe('feed', () => {
  test.each(['newestRank', 'recommendRank'] as const)('twenty neighbours by %s have twenty covers', (rank) => {
    const covers = coversBy(rank);
    expect(covers.length).toBeGreaterThan(60);
    for (let i = 0; i + NEIGHBOURS <= covers.length; i += 1) {
      expect(new Set(covers.slice(i, i + NEIGHBOURS)).size).toBe(NEIGHBOURS);
    }
  });
});

describe('people and stores', () => {
  test('no two people that can meet on one screen share an avatar', () => {
    const faces = new Map([
      ...authors.map((author) => [author.authorId, author.avatar] as const),
      ...people.map((person) => [person.personId, person.avatar] as const),
      ...advisers.map((adviser) => [adviser.adviserId, adviser.avatar] as const),
    ]);
    expect(new Set(faces.values()).size).toBe(faces.size);
  });

  test('every store has a front of its own', () => {
    expect(new Set(stores.map((store) => store.picture)).size).toBe(stores.length);
    expect(names('stores', '.webp').filter((name) => name.startsWith('front-')).length).toBeGreaterThanOrEqual(40);
  });
});

describe('campaigns and rewards', () => {
  test('every tall picture of a campaign belongs to a wide one', () => {
    const all = names('campaigns', '.webp');
    const wide = all.filter((name) => !name.endsWith('-tall'));
    expect(wide.length).toBeGreaterThanOrEqual(30);
    expect(all.filter((name) => name.endsWith('-tall') && !wide.includes(name.slice(0, -5)))).toEqual([]);
  });

  test('every kind of coupon, every growth level and twenty prizes have a picture', () => {
    const all = names('coupons', '.webp');
    const kinds = ['cash-off', 'option-off', 'charging', 'service', 'merchandise', 'points', 'kr'];
    const levels = [1, 2, 3, 4, 5, 6].map((level) => `level-${level}`);
    expect([...kinds, ...levels].filter((name) => !all.includes(name))).toEqual([]);
    expect(all.filter((name) => name.startsWith('prize-')).length).toBeGreaterThanOrEqual(20);
  });
});
