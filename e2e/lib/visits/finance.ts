import type { SignedClient } from '../signed-client';
import { own, type VisitList, visit } from './visit';

const car = { modelId: 'YL01', versionId: 'YL01-pro', cityCode: '310100' };
const loan = { tab: 'loan', productId: 'care', method: 'equalInstalment', months: '60', down: '20' };

/** An order that is paid for in part: a locked one when there is any. */
async function financedOrder(customer: SignedClient): Promise<string> {
  const { items } = await customer.must<{ items: { orderNo: string; state: string; kind: string }[] }>(
    'GET /api/mporder/v1/order/list',
    { query: { size: '50' } },
  );
  const orders = items.filter(({ kind }) => kind === 'deposit');
  const order = orders.find(({ state }) => state === 'locked') ?? orders.find(({ state }) => state === 'depositPaid');
  if (!order) throw new TypeError('the account has no order to finance');
  return order.orderNo;
}

/** Calculating, lenders, their rules, and the hand-over to one. */
export const financeVisits: VisitList = async (customer) => [
  visit('pagesDetail/financialCalculator/index', /首付款.*还款期数.*查看方案/s, { ...car, ...loan }),
  visit('pagesDetail/financialCalculator/preview', /与全款相比.*还款计划/s, { ...car, ...loan }),
  visit('pagesDetail/financialCalculator/lenderInfo', /合作中.*申请材料/s, { lenderId: 'lender-east', ...car }),
  visit('pagesDetail/financialCalculator/rule', /起生效.*等额本金.*返回计算器/s),
  visit('pagesDetail/financialCalculator/airRule', /到期三种选择.*查看里程表/s, { modelId: 'YL01' }),
  visit(
    'pagesDetail/financialCalculatorJump',
    /授权书|选择金融方案|暂不能申请/,
    { orderNo: await financedOrder(customer) },
    own,
  ),
];
