import { defineRoutes, params } from '../navigation/define-routes';

export const driveRoutes = defineRoutes({
  '/pagesDrive/index/index': {
    title: '用车',
    chrome: 'custom',
    login: true,
    /** The car to begin with; the newest one when left out. */
    params: params<{ orderNo?: string }>(),
  },
  '/pagesDrive/remoteControl/download': { title: '远程控制', chrome: 'custom' },
});
