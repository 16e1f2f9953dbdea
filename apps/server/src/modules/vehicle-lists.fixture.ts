import type { ListCase } from '../testing/list.suite';
import { copiesOf, iso } from '../testing/list-copies';
import { standard } from './order/order.fixture';
import type { Yard } from './stock/stock.fixture';

/** Cases of shared configurations and of the wish list. */
export const vehicleLists = (yard: () => Yard): ListCase[] => [
  {
    key: 'GET /api/mporder/v1/vehicle/config/shared/more',
    id: 'shareId',
    otherQuery: { shareId: 'another' },
    isPersonal: false,
    async fill() {
      const person = await yard().server.login();
      const call = { token: person.token, body: standard };
      const { shareId } = await yard().server.ask('POST /api/mporder/v1/vehicle/config/share', call);
      const template = {
        table: 'vehicle_share',
        column: 'share_id',
        value: shareId,
        changes: ({ at }: { at: number }) => ({ created_at: iso(at) }),
      };
      return copiesOf(yard().server, person, { shareId }, template);
    },
  },
  {
    key: 'GET /api/mporder/v1/vehicle/wishlist',
    id: 'wishId',
    isPersonal: true,
    async fill() {
      const person = await yard().server.login();
      const call = { token: person.token, body: standard };
      const { wishId: value } = await yard().server.ask('POST /api/mporder/v1/vehicle/wishlist/add', call);
      const changes = ({ id }: { id: string }) => ({ fingerprint: id });
      return copiesOf(yard().server, person, {}, { table: 'vehicle_wish', column: 'id', value, changes });
    },
  },
];
