import { randomUUID } from 'node:crypto';
import { Agent, request } from 'node:http';
import { login, must, signed } from './signed-client.mjs';

const SUCCESS = '000000';
const MODEL = 'YL01';
/** Longest wait until a payment is reported as paid. */
const MOST_WAIT_MS = 10_000;
const BUYER = { kind: 'personal', name: '张三', idNumber: '11010519491231002X', mobile: '13900000001' };

/** One keep-alive connection per caller. An agent needs less CPU than `fetch`, which would slow the server down. */
function callerOf(origin, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const send = (method, path, body) =>
    new Promise((resolve, reject) => {
      const headers = { 'x-volt-idempotency': randomUUID(), authorization: `Bearer ${token}` };
      if (body) headers['content-type'] = 'application/json';
      const call = request(origin + path, { agent, method, headers: signed(headers) }, (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.once('error', reject);
        answer.once('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString())));
      });
      call.once('error', reject);
      call.end(body && JSON.stringify(body));
    });
  const ask = async (method, path, body) => {
    const answer = await send(method, path, body);
    if (answer.code !== SUCCESS) throw new Error(`${method} ${path}: ${answer.code} ${answer.message}`);
    return answer.data;
  };
  return { send, ask, close: () => agent.destroy() };
}

/** Configuration, city and store of every order of the benchmark. */
async function findConfiguration(origin) {
  const model = await must(origin, 'GET', `/api/mporder/v1/vehicle/model?modelId=${MODEL}`);
  const { versionId } = model.versions.find((version) => !version.isSoldOut);
  const { products } = await must(origin, 'GET', `/api/mporder/v1/vehicle/config?versionId=${versionId}`);
  const chosen = products.filter((product) => product.isDefaultSelected).map((product) => product.productCode);
  const cities = await must(origin, 'GET', '/api/mporder/v1/order/pub/selectDeliverCity');
  const { cityCode } = cities.find((city) => city.isServed);
  const [store] = await must(origin, 'GET', `/api/mporder/v1/order/stores?cityCode=${cityCode}`);
  return { modelId: MODEL, versionId, productCodes: chosen, cityCode, ...(store ? { storeId: store.storeId } : {}) };
}

/** From the configuration to an order that waits for its payment: draft, every signature, confirmation. */
async function createOrder({ ask }, configuration) {
  const draft = await ask('POST', '/api/mporder/v1/order/draft', {
    ...configuration,
    kind: 'deposit',
    subsidy: 'personal',
    buyer: BUYER,
  });
  const { draftId } = draft;
  for (const { agreementId, version } of draft.agreements.filter(({ isRequired }) => isRequired))
    await ask('POST', '/api/mporder/v1/special/sign/agreement', { agreementId, version, draftId });
  const seen = { draftId, totalFen: draft.quote.totalFen, dueFen: draft.dueFen };
  return ask('POST', '/api/mporder/v1/order/confirm', seen);
}

/** Opens the payment, pays at the cashier, and looks until the order is paid, as the result page does. */
async function payOrder({ ask, send }, { orderNo, dueFen }) {
  const wish = { orderNo, method: 'sandbox', amountFen: dueFen };
  const { call } = await ask('POST', '/api/mporder/v1/pay/create', wish);
  const [path, query] = call.url.split('?');
  const paid = await send('POST', `${path}/act`, { action: 'pay', key: new URLSearchParams(query).get('key') });
  if (paid.state !== 'paid') throw new Error(`${orderNo}: the cashier answered ${JSON.stringify(paid)}`);
  const endsAt = performance.now() + MOST_WAIT_MS;
  while (performance.now() < endsAt) {
    const { order } = await ask('GET', `/api/mporder/v1/pay/state?orderNo=${orderNo}`);
    if (order.state === 'depositPaid') return;
  }
  throw new Error(`${orderNo} was not paid`);
}

/** The flows that are measured, by name. */
export const FLOWS = {
  created: createOrder,
  paid: async (caller, configuration) => payOrder(caller, await createOrder(caller, configuration)),
};

/** `count` customers who are logged in, and what each of them does for one order of a flow. */
export async function openCallers(origin, count) {
  const configuration = await findConfiguration(origin);
  const mobiles = Array.from({ length: count }, (_, index) => `1390000${String(index).padStart(4, '0')}`);
  const tokens = await Promise.all(mobiles.map((mobile) => login(origin, mobile)));
  const callers = tokens.map((token) => callerOf(origin, token));
  return {
    configuration,
    /** One call of a caller that must succeed. @returns its data */
    ask: (index, ...call) => callers[index].ask(...call),
    run: (index, flow) => FLOWS[flow](callers[index], configuration),
    close: () => {
      for (const caller of callers) caller.close();
    },
  };
}
