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
  {
    key: 'GET /api/mpmkt/v1/staff/testDrive/leads',
    id: 'driveNo',
    otherQuery: { state: 'done' },
    isPersonal: true,
    isNewestFirst: true,
    readers: { roles: ['consultant'] },
    async fill() {
      const desk = await openDriveShop(shop());
      const { data } = await desk.lead(desk.phone());
      const changes = ({ id, at }: { id: string; at: number }) => ({
        drive_id: id,
        user_id: id,
        phone_hash: id,
        created_at: iso(at),
      });
      const row = { table: 'test_drives', column: 'drive_no', value: data.driveNo, changes };
      return copiesOf(shop().server, await new HandoverShop(shop()).consultant(STORE), { channel: 'h5' }, row);
    },
  },
  {
    key: 'GET /api/mpmkt/v1/staff/testDrive/channels',
    id: 'code',
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['auditor'] },
    async fill() {
      await openDriveShop(shop());
      const staff = await shop().server.login({ roles: ['operator'] });
      const changes = ({ at }: { at: number }) => ({ created_at: iso(at) });
      return copiesOf(shop().server, staff, {}, { table: 'test_drive_channels', column: 'code', value: 'h5', changes });
    },
  },
];
