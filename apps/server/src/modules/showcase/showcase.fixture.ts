import type { TestPerson, TestServer } from '../../testing';
import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import { type Shop, standard } from '../order/order.fixture';

const WISH = 'POST /api/mporder/v1/vehicle/wishlist/add';
const PUBLISH = 'POST /api/mporder/v1/vehicle/showcase/publish';

/** Saves a configuration and publishes it. */
export async function published(
  server: TestServer,
  { token }: TestPerson,
  { words = '照着配不后悔', body = standard } = {},
): Promise<string> {
  const { wishId } = await server.ask(WISH, { token, body });
  const call = { token, body: { kind: 'wish' as const, sourceId: wishId, words, cityCode: '310100' } };
  return (await server.ask(PUBLISH, call)).carId;
}

/** Cases of published configurations. */
export const showcaseLists = (shop: () => Shop): ListCase[] => {
  const copies = async (query: Record<string, string>) => {
    const person = await shop().server.login();
    const value = await published(shop().server, person);
    const changes = ({ id, at, step }: { id: string; at: number; step: number }) => ({
      fingerprint: id,
      created_at: iso(at),
      like_count: 100_000 - step,
    });
    return copiesOf(shop().server, person, query, { table: 'showcase_cars', column: 'id', value, changes });
  };
  return [
    {
      key: 'GET /api/mporder/v1/vehicle/showcase',
      title: 'the most liked',
      id: 'carId',
      otherQuery: { modelId: 'YLX' },
      isPersonal: false,
      fill: () => copies({ sort: 'hottest' }),
    },
    {
      key: 'GET /api/mporder/v1/vehicle/showcase',
      title: 'the newest of a model',
      id: 'carId',
      otherQuery: { sort: 'hottest' },
      isPersonal: false,
      fill: () => copies({ sort: 'newest', modelId: 'YL01' }),
    },
    {
      key: 'GET /api/mporder/v1/vehicle/showcase/own',
      id: 'carId',
      isPersonal: true,
      isNewestFirst: true,
      fill: () => copies({}),
    },
  ];
};
