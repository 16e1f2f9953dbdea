import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import { HandoverShop } from '../insurance/handover.fixture';
import type { Shop } from '../order/order.fixture';
import { openDriveShop, STORE } from '../test-drive/test-drive.fixture';

/** Invitations of the store of a consultant. */
export const driveInvitationLists = (shop: () => Shop): ListCase[] => [
  {
    key: 'GET /api/mpmkt/v1/staff/testDrive/invitations',
    id: 'code',
    isPersonal: true,
    isNewestFirst: true,
    readers: { roles: ['consultant'] },
    async fill() {
      const desk = await openDriveShop(shop());
      const consultant = await new HandoverShop(shop()).consultant(STORE);
      const placeId = drivePlaceOf(STORE, 'YL01');
      const slots = [await desk.slot(60, placeId), await desk.slot(61, placeId)];
      const { code } = await shop().server.ask('POST /api/mpmkt/v1/staff/testDrive/invitation', {
        token: consultant.token,
        body: { modelId: 'YL01', surname: '', text: '欢迎试驾', slots },
      });
      return copiesOf(
        shop().server,
        consultant,
        {},
        { table: 'drive_invitations', column: 'code', value: code, changes: ({ at }) => ({ created_at: iso(at) }) },
      );
    },
  },
];
