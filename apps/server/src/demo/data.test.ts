import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brand, fillBrand } from '@voltfront/brand';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import type { VersionCatalogue } from '@voltfront/rules/configurator/types';
import { validateSelection } from '@voltfront/rules/configurator/validate-selection';
import { distanceM } from '@voltfront/rules/coordinates';
import { truncateName } from '@voltfront/rules/format/truncate';
import { describe, expect, test } from 'vitest';
import { stockCars, stockStores } from '../modules/stock/demo';
import * as data from './data.fixture';

const assets = fileURLToPath(new URL('../../assets/', import.meta.url));
const { activities, articles, authors, banners, cities, comments, models, people, stores, topics, votes } = data;
const covers = [...articles, ...activities, ...votes].map((card) => card.cover);
const versions = models.flatMap((model) => model.versions.map((version) => ({ model, version })));

/** The version in the format of the rules. */
const catalogueOf = ({ version }: (typeof versions)[number]): VersionCatalogue => ({
  ...version,
  groups: [...version.groups],
  products: [...version.products],
});

/** All texts in the data, at any depth. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (value === null || typeof value !== 'object') return [];
  return Object.values(value).flatMap(texts);
}

describe('pictures', () => {
  test('every picture and film that the data names exists', () => {
    const named = texts(data).filter((text) => /^[\w/{}-]+\.(webp|png|mp4)$/.test(text) && !text.includes('{'));
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((path) => !existsSync(assets + path))).toEqual([]);
  });

  test('every paint, wheel and interior of every model has its pictures', () => {
    const missing = versions.flatMap(({ model, version }) => {
      const arts = (group: string) => version.products.filter((p) => p.groupCode === group).map((p) => p.art ?? 'none');
      const outside = arts('paint').flatMap((paint) =>
        arts('wheel').flatMap((wheel) =>
          ['front', 'side'].map((view) =>
            model.pictures.exterior.replace('{view}', view).replace('{wheel}', wheel).replace('{paint}', paint),
          ),
        ),
      );
      const rows = model.pictures.interior.includes('{row}') ? ['cabin', 'second'] : [''];
      const inside = arts('interior').flatMap((theme) =>
        rows.map((row) => model.pictures.interior.replace('{row}', row).replace('{theme}', theme)),
      );
      return [...outside, ...inside].filter((path) => !existsSync(assets + path));
    });
    expect(missing).toEqual([]);
  });

  test('no two cards of the feed share a cover', () => {
    expect(new Set(covers).size).toBe(covers.length);
  });

  test('every kind of empty view has its picture', () => {
    const types = [
      'default',
      'network',
      'order',
      'follow',
      'article',
      'search',
      'coupon',
      'message',
      'comment',
      'favourite',
    ];
    types.push(
      'address',
      'prize',
      'record',
      'rank',
      'store',
      'drive',
      'invoice',
      'points',
      'packet',
      'invite',
      'badge',
    );
    types.push(
      'location',
      'permission',
      'camera',
      'ended',
      'soon',
      'soldout',
      'review',
      'deleted',
      'notfound',
      'error',
    );
    types.push('maintenance', 'car', 'energy', 'gallery');
    expect(readdirSync(`${assets}zeekr/images/empty`).sort()).toEqual(types.map((type) => `${type}.png`).sort());
  });
});

describe('catalogue', () => {
  test.each(versions.map((entry) => [entry.version.versionId, entry] as const))(
    '%s starts with a valid selection',
    (_, entry) => {
      const catalogue = catalogueOf(entry);
      const selection = defaultSelection(catalogue);
      expect(validateSelection(catalogue, selection)).toEqual([]);
      const defaults = catalogue.products.filter((p) => p.isDefaultSelected).map((p) => p.productCode);
      expect([...selection].sort()).toEqual([...defaults].sort());
    },
  );

  test.each(versions.map((entry) => [entry.version.versionId, entry] as const))(
    '%s names only codes that it has',
    (_, entry) => {
      const codes = entry.version.products.map((p) => p.productCode);
      expect(new Set(codes).size).toBe(codes.length);
      const named = entry.version.products.flatMap((p) => [
        ...p.cascadeProduct,
        ...p.dependProduct,
        p.parentCode ?? codes[0],
      ]);
      expect(named.filter((code) => !codes.includes(code as string))).toEqual([]);
    },
  );

  test('no product brings two choices of a group that allows one', () => {
    const clashes = versions.flatMap(({ version }) => {
      const single = version.groups.filter((g) => g.choice === 'one').map((g) => g.groupCode);
      const brought = version.products.flatMap((p) => p.cascadeProduct);
      const groups = [...new Set(brought)].map(
        (code) => version.products.find((p) => p.productCode === code)?.groupCode,
      );
      return single.filter((group) => groups.filter((g) => g === group).length > 1);
    });
    expect(clashes).toEqual([]);
  });

  test('has sold-out versions and options, and one model without open prices', () => {
    expect(versions.some(({ version }) => version.isSoldOut)).toBe(true);
    expect(versions.some(({ version }) => version.products.some((p) => p.isSoldOut))).toBe(true);
    expect(models.filter((model) => model.stage === 'blindBooking').map((model) => model.modelId)).toEqual(['CS1E']);
  });
});

describe('names', () => {
  test('of options and versions are shown whole', () => {
    const names = models.flatMap(({ versions }) =>
      versions.flatMap(({ versionName, products }) => [versionName, ...products.map(({ name }) => name)]),
    );
    expect(names.filter((name) => truncateName(name) !== name)).toEqual([]);
  });
});

describe('stores', () => {
  test('stand in a served city, not far from its centre', () => {
    for (const { storeId, cityCode, latitude, longitude } of stores) {
      const city = cities.find((each) => each.cityCode === cityCode);
      expect(city?.isServed, storeId).toBe(true);
      expect(city && distanceM(city, { latitude, longitude }), storeId).toBeLessThan(60_000);
    }
  });

  test('that have cars in stock are stores', () => {
    const known = stores.map(({ storeId }) => storeId);
    const stocked = new Set(stockStores.map(({ storeId }) => storeId));
    expect([...stocked].filter((storeId) => !known.includes(storeId))).toEqual([]);
    expect(stockCars.filter(({ storeId }) => !stocked.has(storeId))).toEqual([]);
  });
});

describe('community', () => {
  test('holds as much as the screens need', () => {
    expect([authors.length, articles.length, activities.length, votes.length, banners.length]).toEqual([
      25, 64, 8, 4, 5,
    ]);
    expect(comments.length).toBeGreaterThanOrEqual(420);
    expect(cities.length).toBeGreaterThanOrEqual(60);
    expect(cities.some((city) => !city.isServed)).toBe(true);
    expect(stores.length).toBe(40);
    expect(new Set(stores.map(({ storeId }) => storeId)).size).toBe(40);
  });

  test('articles have readable bodies and known authors and topics', () => {
    for (const item of articles) {
      expect(authors.some((author) => author.authorId === item.authorId)).toBe(true);
      expect(item.topicId === null || topics.some((topic) => topic.topicId === item.topicId)).toBe(true);
      if (item.state !== 'published') continue;
      const paragraphs = item.blocks.filter((b) => b.kind === 'paragraph').map((b) => (b as { text: string }).text);
      expect(paragraphs.length).toBeGreaterThanOrEqual(3);
      expect(Math.min(...paragraphs.map((text) => text.length))).toBeGreaterThanOrEqual(20);
    }
  });

  test('ages and counts take every form that the screens know', () => {
    const ages = articles.map((item) => item.publishedMinutesAgo);
    for (const [from, to] of [
      [0, 1],
      [1, 60],
      [60, 1440],
      [1440, 3 * 1440],
      [3 * 1440, 365 * 1440],
      [365 * 1440, 460 * 1440],
    ] as const)
      expect(ages.some((age) => age >= from && age < to)).toBe(true);
    const counts = articles.flatMap((item) => Object.values(item.baseCounts));
    for (const [from, to] of [
      [0, 1],
      [1, 1000],
      [1000, 10_000],
      [10_000, 128_001],
    ] as const)
      expect(counts.some((count) => count >= from && count < to)).toBe(true);
  });

  test('has articles under review, deleted, selected and with comments closed', () => {
    expect(articles.filter((item) => item.state === 'reviewing').length).toBe(1);
    expect(articles.filter((item) => item.state === 'deleted').length).toBe(1);
    expect(articles.filter((item) => item.isCommentClosed).length).toBe(2);
    expect(articles.filter((item) => item.isSelected).length).toBeGreaterThan(20);
  });

  test('comments are unlike each other within an article, younger than it, and two levels deep', () => {
    for (const item of articles) {
      const own = comments.filter((comment) => comment.articleId === item.articleId);
      expect(new Set(own.map((comment) => comment.text)).size).toBe(own.length);
      expect(own.every((comment) => comment.publishedMinutesAgo <= item.publishedMinutesAgo)).toBe(true);
      const tops = own.filter((comment) => comment.parentId === null).map((comment) => comment.commentId);
      expect(own.every((comment) => comment.parentId === null || tops.includes(comment.parentId))).toBe(true);
    }
    expect(new Set(comments.map((comment) => comment.articleId)).size).toBeGreaterThan(55);
    expect(comments.some((comment) => comment.replyToAuthorId !== null)).toBe(true);
  });
});

describe('people and texts', () => {
  test('accounts have their own numbers, known versions and known articles', () => {
    const mobiles = people.map((person) => person.mobile);
    expect(new Set(mobiles).size).toBe(mobiles.length);
    const known = versions.map(({ version }) => version.versionId);
    expect(
      Object.values(data.orderPlans)
        .flat()
        .every((order) => known.includes(order.versionId)),
    ).toBe(true);
    const ids = articles.map((item) => item.articleId);
    expect(data.marks.flatMap((person) => person.favouriteArticleIds).every((id) => ids.includes(id))).toBe(true);
    expect(data.marks.some((person) => person.favouriteArticleIds.length >= 25)).toBe(true);
  });

  test('no text spells the brand; placeholders are all known to the brand file', () => {
    const all = texts(data);
    const names = [brand.name, brand.latinName, brand.company, ...Object.values(brand.models)];
    expect(all.filter((text) => names.some((name) => text.includes(name)))).toEqual([]);
    const open = all.filter((text) =>
      /\{(?!view|wheel|paint|theme|row)\w+\}/.test(fillBrand(text).replace(/\{\{\w+\}\}/g, '')),
    );
    expect(open).toEqual([]);
  });

  test('the purchase agreement has its clauses in two versions, the newer with its changes marked', () => {
    const purchase = data.agreements.filter((agreement) => agreement.kind === 'purchase');
    expect(purchase.map((agreement) => agreement.version)).toEqual(['1.0', '1.1']);
    expect(purchase.every((agreement) => agreement.clauses.length >= 24)).toBe(true);
    expect(purchase[1]?.clauses.filter((clause) => clause.changedIn === '1.1').length).toBeGreaterThan(2);
    const text = texts(purchase[1]).join('');
    for (const field of ['buyerName', 'configuration', 'totalPrice', 'deposit', 'refundDays'])
      expect(text).toContain(`{{${field}}}`);
  });
});
