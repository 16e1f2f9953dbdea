import type { FinanceAddress } from '../../features/finance/address';
import { defineRoutes, params } from '../../navigation/define-routes';

/** The finance calculator and what belongs to it. */
export const financeRoutes = defineRoutes({
  '/pagesDetail/financialCalculator/index': {
    title: '金融计算器',
    chrome: 'custom',
    params: params<FinanceAddress & { share_code?: string }>(),
  },
  '/pagesDetail/financialCalculator/preview': {
    title: '金融方案',
    chrome: 'custom',
    /** A kept plan, a shared one, or a choice made just now. */
    params: params<FinanceAddress & { planId?: string; shareCode?: string; share_code?: string }>(),
  },
  '/pagesDetail/financialCalculator/lenderInfo': {
    title: '金融机构',
    chrome: 'custom',
    params: params<{ lenderId?: string; productId?: string; modelId?: string; cityCode?: string }>(),
  },
  '/pagesDetail/financialCalculator/rule': {
    title: '计算说明',
    chrome: 'custom',
    params: params<{ version?: string; section?: string }>(),
  },
  '/pagesDetail/financialCalculator/airRule': {
    title: '轻享贷规则',
    chrome: 'custom',
    params: params<{ modelId?: string; version?: string; section?: string }>(),
  },
  '/pagesDetail/financialCalculatorJump': {
    title: '金融申请',
    chrome: 'custom',
    params: params<FinanceAddress & { planId?: string }>(),
  },
});
