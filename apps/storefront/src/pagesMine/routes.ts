import { defineRoutes } from '../navigation/define-routes';

export const mineRoutes = defineRoutes({
  '/pagesMine/settings': { title: '设置', chrome: 'custom' },
  '/pagesMine/messages': { title: '消息中心', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/integral': { title: '我的积分', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/integralExplanation': { title: '积分说明', chrome: 'custom' },
  '/pagesMine/checkRules': { title: '签到规则', chrome: 'custom' },
  '/pagesMine/demo': { title: '组件演示', chrome: 'custom', testOnly: true },
});
