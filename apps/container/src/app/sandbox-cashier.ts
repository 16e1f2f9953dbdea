import type { AppContext } from './context';

/** URL of a payment at the sandbox's cashier, with the key that only the paying app receives. */
const CASHIER = /^(\/sandbox\/cashier\/[\w-]+)\?key=([\w-]+)$/;

/** A reason for failure that the cashier offers. */
const REASON = '银行卡余额不足';

/** Carries out the person's decision at the cashier of demo runs. The cashier's reply decides whether it was paid. */
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
