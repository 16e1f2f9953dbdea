import type { ListCase } from '../testing/list.suite';
import { copiesOf, iso } from '../testing/list-copies';
import { campaignLists } from './activity/campaign-lists.fixture';
import { bindingList } from './association/association-list.fixture';
import { careLists } from './care/care-lists.fixture';
import { catalogueLists } from './catalogue/catalogue-lists.fixture';
import { chatLists } from './chat/chat-lists.fixture';
import { contentLists } from './content-lists.fixture';
import { driveInvitationLists } from './drive-invitation/drive-invitation-lists.fixture';
import { reportLists } from './moderation/report-lists.fixture';
import { reconciliationLists } from './reconciliation/reconciliation-lists.fixture';
import type { Yard } from './stock/stock.fixture';
import { storeDeskLists } from './store-desk/store-desk-lists.fixture';
import { writingLists } from './writing/writing-lists.fixture';

/** Cases of the console's own lists: orders, members of staff, advisers, catalogue, invitations and reconciliation. */
export const consoleLists = (yard: () => Yard): ListCase[] => [
  ...campaignLists(yard),
  bindingList(yard),
  ...careLists(yard),
  ...chatLists(yard),
  ...contentLists(yard),
  ...storeDeskLists(yard),
  ...catalogueLists(yard),
  ...driveInvitationLists(yard),
  ...writingLists(yard),
  ...reportLists(yard),
  ...reconciliationLists(() => yard().server),
  {
    key: 'GET /api/mporder/v1/staff/orders',
    id: 'orderNo',
    otherQuery: { kind: 'deposit' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['operator'] },
    async fill() {
      const person = await yard().server.login();
      const { orderNo: value } = await yard().order(person);
      const changes = ({ id, at }: { id: string; at: number }) => ({ draft_id: id, created_at: iso(at) });
      const staff = await yard().server.login({ roles: ['finance'] });
      return copiesOf(
        yard().server,
        staff,
        { search: person.mobile },
        { table: 'orders', column: 'order_no', value, changes },
      );
    },
  },
  {
    key: 'GET /api/mpaccount/v1/staff/list',
    id: 'accountId',
    otherQuery: { role: 'agent' },
    isPersonal: false,
    isNewestFirst: true,
    readers: { roles: ['administrator'] },
    async fill() {
      const { accountId: value } = await yard().server.login({ roles: ['partner'] });
      const changes = ({ at }: { at: number }) => ({ mobile: null, created_at: iso(at) });
      const staff = await yard().server.login({ roles: ['administrator'] });
      return copiesOf(yard().server, staff, { role: 'partner' }, { table: 'accounts', column: 'id', value, changes });
    },
  },
];
