import { defineRoutes } from '../navigation/define-routes';

export const mineRoutes = defineRoutes({
  '/pagesMine/settings': { title: '设置', chrome: 'custom' },
  '/pagesMine/integral': { title: '我的积分', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/integralExplanation': { title: '积分说明', chrome: 'custom' },
  '/pagesMine/value/index': { title: '成长值', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/valueExplanation': { title: '成长值说明', chrome: 'custom' },
  '/pagesMine/kr/index': { title: 'KR 贡献值', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/demo': { title: '组件演示', chrome: 'custom', testOnly: true },
});
