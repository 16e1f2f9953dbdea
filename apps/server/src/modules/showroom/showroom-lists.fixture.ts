import type { ListCase } from '../../testing/list.suite';
import { copiesOf } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';
import { insertShowrooms } from './showroom.repository';

/** Cases of the list of stores and of their pictures. */
export const showroomLists = (yard: () => Yard): ListCase[] => [
  {
    key: 'GET /api/mporder/v1/store/list',
    id: 'storeId',
    otherQuery: { kind: 'centre' },
    isPersonal: false,
    async fill() {
      const point = { latitude: 47.3, longitude: 88.1 };
      const changes = ({ step }: { step: number }) => ({
        latitude: point.latitude + step * 0.001,
        longitude: point.longitude,
      });
      const template = { table: 'stores', column: 'store_id', value: 'sh-jingan', changes };
      return copiesOf(yard().server, await yard().server.login(), point, template);
    },
  },
  {
    key: 'GET /api/mporder/v1/store/pictures',
    id: 'pictureId',
    otherQuery: { group: 'lounge' },
    isPersonal: false,
    async fill() {
      const { server } = yard();
      const picture = { pictureId: 'hall-1', storeId: 'sh-jingan', group: 'hall' as const, place: 1, height: 667 };
      await insertShowrooms(server.database.db, [], [{ ...picture, picture: '/assets/stores/front-01.webp' }]);
      const changes = ({ step }: { step: number }) => ({ place: step + 2 });
      const template = { table: 'store_pictures', column: 'picture_id', value: 'hall-1', changes };
      return copiesOf(server, await server.login(), { storeId: 'sh-jingan', group: 'hall' }, template);
    },
  },
];
