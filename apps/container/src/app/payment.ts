import type { ResultOf } from '@voltfront/bridge';
import type { AppContext } from './context';
import { actAtCashier } from './sandbox-cashier';

const names = { wechat: '微信支付', alipay: '支付宝', sandbox: '沙箱支付' } as const;
const results = { paid: '支付成功', cancelled: '取消支付', failed: '支付失败' } as const;

type Outcome = keyof typeof results;
type Provider = keyof typeof names;

/** Decision on the payment screen of a provider's SDK; the panel can set it in advance. */
async function decide({ settings, questions }: AppContext, provider: Provider, count: number): Promise<Outcome> {
  const planned = settings.get().payment;
  if (planned !== 'ask') return planned;
  const answer = await questions.ask({
    kind: 'payment',
    title: names[provider],
    text:
      provider === 'sandbox' ? '演示环境，不会真实扣款。' : `支付参数 ${count} 项，原样交给${names[provider]} SDK。`,
    choices: [
      { value: 'paid', label: results.paid, tone: 'main' },
      { value: 'failed', label: results.failed },
    ],
    cancel: results.cancelled,
  });
  return (answer ?? 'cancelled') as Outcome;
}

/**
 * The screen of a provider's SDK: the person pays, turns back, or it fails. With the sandbox the money moves: what was
 * decided is done at its cashier, and what the cashier says counts.
 */
export async function askPayment(
  context: AppContext,
  provider: Provider,
  parameters: Record<string, string>,
): Promise<ResultOf<'operation.requestPayment'>> {
  const decided = await decide(context, provider, Object.keys(parameters).length);
  const isAtCashier = provider === 'sandbox' && decided !== 'cancelled';
  const outcome = isAtCashier ? await actAtCashier(context, parameters.cashier ?? '', decided) : decided;
  return { outcome, message: results[outcome] };
}
