import { api } from '@/api';
import { authorization, payerCode, wantsPayer } from '@/platform/payment';

/**
 * Who pays. `known`: as the platform names them, or null where it does not matter or the server knows. `left`: the platform
 * is being asked, and this page comes back. `unknown`: the platform gave no answer.
 */
export type Payer = { is: 'known'; openId: string | null } | { is: 'left' } | { is: 'unknown' };

const SERVER_KNOWS: Payer = { is: 'known', openId: null };

/** Open id of this visit: the code that it was got for works once. */
let known: string | null = null;

async function exchange(code: string): Promise<string | null> {
  return api('POST /api/appuser/v1/platform/openId/query', { body: { code }, silent: true }).then(
    ({ openId }) => openId,
    () => null,
  );
}

/** Leaves for the platform's page of authorisation, which sends the customer back here to go on. */
async function leave(): Promise<Payer> {
  if (!authorization) return SERVER_KNOWS;
  const query = { url: authorization.pageAddress(), state: authorization.state };
  try {
    const { address } = await api('GET /api/appuser/v1/platform/pub/wechatGZHAuthorize', { query, silent: true });
    authorization.leaveFor(address);
    return { is: 'left' };
  } catch {
    return { is: 'unknown' };
  }
}

/** Finds out who pays, where the payment method takes money of the phone's holder only. */
export async function findPayer(method: string): Promise<Payer> {
  if (!wantsPayer(method)) return SERVER_KNOWS;
  const code = known === null ? await payerCode() : null;
  if (code !== null) known = await exchange(code);
  if (known !== null) return { is: 'known', openId: known };
  // A code that did not work would not work better after another round.
  if (code !== null) return authorization ? { is: 'unknown' } : SERVER_KNOWS;
  return leave();
}
