import { defineRoutes, params } from '../navigation/define-routes';

export const mineRoutes = defineRoutes({
  '/pagesMine/settings': { title: '设置', chrome: 'custom' },
  '/pagesMine/integral': { title: '我的积分', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/integralExplanation': { title: '积分说明', chrome: 'custom' },
  '/pagesMine/welfareCoupon': { title: '福利券', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/cardBag/index': {
    title: '我的卡包',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ tab?: string }>(),
  },
  '/pagesMine/cardBag/cardDetail': {
    title: '卡券详情',
    chrome: 'custom',
    login: true,
    params: params<{ couponId: string }>(),
  },
  '/pagesMine/cardBag/cardReceive': {
    title: '领取卡券',
    chrome: 'custom',
    params: params<{ giftCode: string }>(),
  },
  '/pagesMine/demo': { title: '组件演示', chrome: 'custom', testOnly: true },
});
