import { defineRoutes, params } from '../navigation/define-routes';

export const communityRoutes = defineRoutes({
  '/pagesCommunity/article/index': {
    title: '文章详情',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesCommunity/article/replyDetail': {
    title: '回复详情',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ id: string }>(),
  },
  '/pagesCommunity/activity/index': {
    title: '活动详情',
    chrome: 'custom',
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesCommunity/activity/extra': {
    title: '报名信息',
    chrome: 'custom',
    login: true,
    params: params<{ id: string }>(),
  },
  '/pagesCommunity/activity/tweet': {
    title: '活动推文',
    chrome: 'custom',
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesCommunity/activity/designVote': {
    title: '设计投票',
    chrome: 'custom',
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesCommunity/activity/designVotes': {
    title: '多项设计投票',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesCommunity/aggregatedPage': {
    title: '车型专区',
    chrome: 'custom',
    pullDownRefresh: true,
    /** The first model without one. */
    params: params<{ modelId?: string; topic?: string; share_code?: string }>(),
  },
  '/pagesCommunity/whitePaper': {
    title: '白皮书',
    chrome: 'custom',
    /** The list without a paper; a shared chapter is jumped to. */
    params: params<{ id?: string; chapter?: string; share_code?: string }>(),
  },
  '/pagesCommunity/AptchaVerify': { title: '安全验证', chrome: 'custom', params: params<{ scene: string }>() },
  '/pagesCommunity/redPacket/index': { title: '社区红包', chrome: 'custom', pullDownRefresh: true },
  '/pagesCommunity/redPacket/myPacket': { title: '我的红包', chrome: 'custom', login: true, pullDownRefresh: true },
  '/pagesCommunity/redPacket/packetDetail': {
    title: '红包详情',
    chrome: 'custom',
    pullDownRefresh: true,
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesCommunity/redPacket/receivePacket': {
    title: '领取红包',
    chrome: 'custom',
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesCommunity/redPacket/waiting': {
    title: '等待开抢',
    chrome: 'custom',
    params: params<{ id: string; share_code?: string }>(),
  },
  '/pagesCommunity/redPacket/explain': { title: '红包说明', chrome: 'custom' },
});
