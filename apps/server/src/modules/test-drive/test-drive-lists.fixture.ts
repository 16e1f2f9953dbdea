import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import { HandoverShop } from '../insurance/handover.fixture';
import type { Shop } from '../order/order.fixture';
import { openDriveShop, PLACE, STORE } from './test-drive.fixture';

/** Test drives of the store of a consultant. */
export const testDriveLists = (shop: () => Shop): ListCase[] => [
  {
    key: 'GET /api/mpmkt/v1/staff/testDrive/drives',
    id: 'driveNo',
    otherQuery: { state: 'done' },
    isPersonal: true,
    isNewestFirst: true,
    readers: { roles: ['consultant'] },
    async fill() {
      const desk = await openDriveShop(shop());
      const { driveNo } = await desk.booked(await shop().server.login(), { slot: await desk.slot(60) });
      const consultant = await new HandoverShop(shop()).consultant(STORE);
      return copiesOf(
        shop().server,
        consultant,
        {},
        {
          table: 'test_drives',
          column: 'drive_no',
          value: driveNo,
          changes: ({ id, at }) => ({
            drive_id: id,
            user_id: id,
            phone_hash: id,
            place_id: PLACE,
            created_at: iso(at),
          }),
        },
      );
    },
  },
];
