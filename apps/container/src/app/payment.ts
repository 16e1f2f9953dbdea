import type { ResultOf } from '@voltfront/bridge';
import type { AppContext } from './context';

const names = { wechat: '微信支付', alipay: '支付宝' } as const;
const results = { paid: '支付成功', cancelled: '取消支付', failed: '支付失败' } as const;

type Outcome = keyof typeof results;

/** The screen of a provider's SDK: the person pays, turns back, or it fails; the panel may decide in advance. */
export async function askPayment(
  { settings, questions }: AppContext,
  provider: keyof typeof names,
  parameters: Record<string, string>,
): Promise<ResultOf<'operation.requestPayment'>> {
  const planned = settings.get().payment;
  if (planned !== 'ask') return { outcome: planned, message: results[planned] };
  const answer = await questions.ask({
    kind: 'payment',
    title: names[provider],
    text: `支付参数 ${Object.keys(parameters).length} 项，原样交给${names[provider]} SDK。`,
    choices: [
      { value: 'paid', label: results.paid, tone: 'main' },
      { value: 'failed', label: results.failed },
    ],
    cancel: results.cancelled,
  });
  const outcome = (answer ?? 'cancelled') as Outcome;
  return { outcome, message: results[outcome] };
}
