import type { TestServer } from '../../testing';
import type { FilledList } from '../../testing/list.suite';
import { copiesOf, iso } from '../../testing/list-copies';
import { sendMessage } from './send-message';

/** Notices of an order of somebody new: copies of one that was told. */
export async function fillNotices({ server }: { server: TestServer }): Promise<FilledList> {
  const person = await server.login();
  const { accountId } = person;
  const orderNo = 'VO202611250001';
  const params = { orderNo, model: '01', amountFen: 500_000 };
  const event = { accountId, template: 'order.paid', eventKey: 'list', params };
  await server.database.transaction((db) => sendMessage({ ...server.ctx(), db }, event));
  const { rows } = await server.database.executeSql('select id from messages where account_id = $1', [accountId]);
  const value = String(rows[0]?.id);
  const created = ({ at }: { at: number }) => ({ created_at: iso(at) });
  return copiesOf(
    server,
    person,
    { orderNo },
    { table: 'messages', column: 'id', value, changes: (copy) => ({ event_key: copy.id, ...created(copy) }) },
    { table: 'order_notices', column: 'notice_id', value, changes: created },
  );
}
