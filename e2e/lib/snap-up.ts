import type { SnapUpDetailData } from '@voltfront/contract';
import type { Phone } from './phone';
import { enterBuyer } from './sale';
import type { SignedClient } from './signed-client';

/** Calls of a second that a car's door lets in; further ones get a ticket. */
const LET_IN = 100;

/** One car of a flash sale. */
export interface Sale {
  key: { slug: string; code: string };
  startsAt: number;
  totalFen: number;
}

export async function saleOf(client: SignedClient, slug: string, code: string): Promise<Sale> {
  const key = { slug, code };
  const { session, quote } = await client.must<SnapUpDetailData>('GET /api/mpmkt/v1/campaign/snapUp/car', {
    query: key,
  });
  return { key, startsAt: session.startsAt, totalFen: quote.totalFen };
}

/** Makes an appointment for a car. */
export const bookCar = (client: SignedClient, { key }: Sale): Promise<unknown> =>
  client.must('POST /api/mpmkt/v1/campaign/snapUp/reminder', { body: { ...key, what: 'start', isSet: true } });

/** Takes a car and orders it; the order is left unpaid. */
export async function orderCarOfSale(client: SignedClient, { key, totalFen }: Sale, mobile: string): Promise<void> {
  await client.must('POST /api/mpmkt/v1/campaign/snapUp/place', { body: key });
  const signable = await client.must<{ agreementId: string; version: string }[]>(
    'GET /api/mporder/v1/order/agreements',
    {
      query: { kind: 'deposit' },
    },
  );
  const agreements = signable.map(({ agreementId, version }) => ({ agreementId, version }));
  const buyer = { kind: 'personal', name: '林夏', idNumber: '11010519491231002X', mobile };
  const body = { slug: key.slug, totalFen, cityCode: '310100', buyer, agreements };
  await client.must('POST /api/mpmkt/v1/campaign/snapUp/order', { body });
}

/** Knocks so often in one second of the server's clock that whoever comes next has to queue. */
export async function fillDoor(client: SignedClient, { key }: Sale): Promise<void> {
  const knock = () => client.call('POST /api/mpmkt/v1/campaign/snapUp/place', { body: key });
  await Promise.all(Array.from({ length: LET_IN }, knock));
}

/** Fills in the order form of a held car and submits it; ends at the app's cashier. Returns the order's number. */
export async function orderHeldCar(phone: Phone, mobile: string): Promise<string> {
  await enterBuyer(phone, mobile);
  await phone.tap(phone.control('button', /^交付城市/).first());
  await phone.view.getByRole('radio', { name: '上海市' }).tap();
  await phone.tap(phone.control('checkbox', '同意全部协议'));
  await phone.press('提交订单');
  await phone.arrives('/pagesOrder/pay/index');
  return phone.param('orderNo');
}
