import type { ListCase } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import type { Yard } from '../stock/stock.fixture';
import { PROPOSE } from './catalogue.fixture';

/** Cases of the lists of the catalogue for staff: whoever sees the catalogue reads the same. */
export const catalogueLists = (yard: () => Yard): ListCase[] => [
  {
    key: 'GET /api/mporder/v1/staff/catalogue/cars',
    id: 'stockCarId',
    otherQuery: { status: 'sold' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['auditor'] },
    async fill() {
      const staff = await yard().server.login({ roles: ['operator'] });
      const value = await yard().receive({ kind: 'testDrive' });
      const changes = ({ id, at }: { id: string; at: number }) => ({ vin: id, arrived_at: iso(at) });
      const row = { table: 'stock_cars', column: 'stock_car_id', value, changes };
      return copiesOf(yard().server, staff, { kind: 'testDrive' }, row);
    },
  },
  {
    key: 'GET /api/mporder/v1/staff/catalogue/changes',
    id: 'changeNo',
    otherQuery: { state: 'applied' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['auditor'] },
    async fill() {
      const staff = await yard().server.login({ roles: ['operator'] });
      const { server } = yard();
      const query = { versionId: 'YL09-max' };
      const { priceFen: before } = await server.ask('GET /api/mporder/v1/staff/catalogue/version', {
        token: staff.token,
        query,
      });
      const items = [{ id: query.versionId, before, after: before + 100 }];
      const body = { kind: 'version', items, reason: '调价' };
      const { changeNo } = await server.ask(PROPOSE, { token: staff.token, body });
      const changes = ({ at }: { at: number }) => ({ created_at: iso(at) });
      const row = { table: 'catalogue_changes', column: 'change_no', value: changeNo, changes };
      return copiesOf(server, staff, { kind: 'versionPrice' }, row);
    },
  },
];
