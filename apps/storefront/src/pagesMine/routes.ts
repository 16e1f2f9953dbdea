import { defineRoutes, params } from '../navigation/define-routes';

export const mineRoutes = defineRoutes({
  '/pagesMine/settings': { title: '设置', chrome: 'custom' },
  '/pagesMine/messages': { title: '消息中心', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/integral': { title: '我的积分', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/integralExplanation': { title: '积分说明', chrome: 'custom' },
  '/pagesMine/checkRules': { title: '签到规则', chrome: 'custom' },
  '/pagesMine/userInfo/index': { title: '个人资料', chrome: 'custom', login: true },
  '/pagesMine/userInfo/username': { title: '修改昵称', chrome: 'custom', login: true },
  '/pagesMine/accountManage': { title: '账号管理', chrome: 'custom', login: true },
  '/pagesMine/cancellation': { title: '注销账号', chrome: 'custom', login: true },
  '/pagesMine/aboutUs': { title: '关于我们', chrome: 'custom' },
  '/pagesMine/address/index': {
    title: '收货地址',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ chosenId?: string }>(),
  },
  '/pagesMine/address/edit': {
    title: '编辑地址',
    chrome: 'custom',
    login: true,
    params: params<{ addressId?: string }>(),
  },
  '/pagesMine/value/index': { title: '成长值', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/valueExplanation': { title: '成长值说明', chrome: 'custom' },
  '/pagesMine/kr/index': { title: 'KR 贡献值', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesMine/demo': { title: '组件演示', chrome: 'custom', testOnly: true },
});
