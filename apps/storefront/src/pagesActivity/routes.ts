import { defineRoutes, params } from '../navigation/define-routes';

/** Campaigns and test drives. */
export const activityRoutes = defineRoutes({
  '/pagesActivity/testDrive/index': {
    title: '预约试驾',
    chrome: 'custom',
    /** Model and city to begin with. */
    params: params<{ modelId?: string; cityCode?: string }>(),
  },
  '/pagesActivity/testDrive/h5': {
    title: '预约试驾',
    chrome: 'custom',
    /** Where the advertisement was, which click led here, and the model that it was about. */
    params: params<{ channel?: string; click?: string; modelId?: string }>(),
  },
  '/pagesActivity/testDrive/h5Rule': { title: '试驾活动规则', chrome: 'custom' },
  '/pagesActivity/testDrive/channel': {
    title: '预约试驾',
    chrome: 'custom',
    params: params<{ code: string; sub?: string; modelId?: string }>(),
  },
  '/pagesActivity/testDrive/notification': {
    title: '试驾通知',
    chrome: 'custom',
    params: params<{ key: string }>(),
  },
  '/pagesActivity/testDrive/confirmationLetter': {
    title: '试驾确认书',
    chrome: 'custom',
    login: true,
    /** One of both, as for the result. */
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/testDrive/testDriveReport': {
    title: '试驾反馈',
    chrome: 'custom',
    login: true,
    params: params<{ driveNo: string }>(),
  },
  '/pagesActivity/testDrive/result': {
    title: '预约结果',
    chrome: 'custom',
    pullDownRefresh: true,
    /** One of both: the key of an application, or its number for the person who applied. */
    params: params<{ key?: string; driveNo?: string }>(),
  },
  '/pagesActivity/myPrize': {
    title: '我的奖品',
    chrome: 'custom',
    login: true,
    pullDownRefresh: true,
    params: params<{ tab?: string }>(),
  },
});
