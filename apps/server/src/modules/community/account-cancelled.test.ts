import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../kernel/jobs';
import type { TestServer } from '../../testing';
import { balances } from '../points';
import { createCommunity } from './community.fixture';

let server: TestServer;
beforeAll(async () => {
  server = await createCommunity();
});
afterAll(() => server.close());

describe('a cancelled account', () => {
  it('leaves its comments without a name, and nothing of its points, wishes and favourites', async () => {
    const { token, accountId } = await server.login();
    const productCodes = ['battery-standard', 'paint-mist', 'wheel-aero', 'interior-black'];
    const wish = { modelId: 'YL01', versionId: 'YL01-pro', productCodes };
    const body = { articleId: 'a1', text: '留个言' };
    const { comment } = await server.ask('POST /api/mpmkt/v1/community/comment', { token, body });
    await server.ask('POST /api/mpmkt/v1/community/favourite', { token, body: { articleId: 'a1', isFavourite: true } });
    await server.ask('POST /api/mporder/v1/vehicle/wishlist/add', { token, body: wish });

    await server.database.transaction((db) => publish({ ...server.ctx(), db }, 'AccountCancelled', { accountId }));
    await server.runJobs();

    const { items } = await server.ask('GET /api/mpmkt/v1/community/comments', { query: { articleId: 'a1' } });
    const [shown] = items;
    expect([shown?.commentId, shown?.text, shown?.author.nickname]).toEqual([
      comment.commentId,
      '留个言',
      '已注销用户',
    ]);
    expect(await balances(server.ctx(), accountId)).toEqual({ points: 0, kr: 0, growth: 0 });
    const tables = ['vehicle_wish', 'vehicle_wish_count', 'community_favourite', 'points_entry'];
    for (const table of tables) {
      const { rows } = await server.database.executeSql(`select 1 from ${table} where account_id = $1`, [accountId]);
      expect(rows).toEqual([]);
    }
  });
});
