import type { AppContext } from './context';

/** Address of a payment at the sandbox's cashier; only who was sent there knows the key. */
const CASHIER = /^(\/sandbox\/cashier\/[\w-]+)\?key=([\w-]+)$/;

/** One of the cashier's reasons for a failure. */
const REASON = '银行卡余额不足';

/** Does at the cashier of demo runs what the person decided in the app. Paid is what the cashier calls paid. */
export async function actAtCashier(
  { fetch }: Pick<AppContext, 'fetch'>,
  cashier: string,
  decided: 'paid' | 'failed',
): Promise<'paid' | 'failed'> {
  const [, path, key] = CASHIER.exec(cashier) ?? [];
  if (!path) return 'failed';
  const act = decided === 'paid' ? { action: 'pay', key } : { action: 'fail', key, reason: REASON };
  try {
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(act) };
    const answer: { state?: unknown } = await (await fetch(`${path}/act`, init)).json();
    return answer.state === 'paid' ? 'paid' : 'failed';
  } catch {
    return 'failed';
  }
}
