import { defineRoutes, params } from '../navigation/define-routes';

export const followRoutes = defineRoutes({
  '/pagesFollow/configPreview/index': {
    title: '好友的配置',
    chrome: 'default',
    reachBottom: 20,
    params: params<{ shareId: string; share_code?: string }>(),
  },
  '/pagesFollow/fellowRecommend/index': {
    title: '顾问推荐',
    chrome: 'custom',
    /** The campaign, and whose card it is; the own one without it. */
    params: params<{ id?: string; share_code?: string }>(),
  },
  '/pagesFollow/volume/wechatVideoPage': {
    title: '关注视频号',
    chrome: 'custom',
    params: params<{ id?: string }>(),
  },
});
