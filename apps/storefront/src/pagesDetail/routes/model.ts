import { defineRoutes, params } from '../../navigation/define-routes';

/** Learning about models: parameters, comparison, blind booking, entrances. */
export const modelRoutes = defineRoutes({
  '/pagesDetail/carVersionComparison': {
    title: '版本对比',
    chrome: 'custom',
    /** The wide table scrolls in itself, so that its header and its first column stay. */
    noScroll: true,
    /** Versions between commas; left out: the customer's own list. */
    params: params<{ versionIds?: string }>(),
  },
  '/pagesDetail/carConfig': {
    title: '参数配置',
    chrome: 'custom',
    /** The version, or the model whose first version that can be had is shown. */
    params: params<{ versionId?: string; modelId?: string }>(),
  },
  '/pagesDetail/carModelNew': {
    title: '新车盲订',
    chrome: 'custom',
    /** `windowId`: one blind booking of the model; left out: the one that runs. */
    params: params<{ modelId?: string; windowId?: string; share_code?: string }>(),
  },
  '/pagesDetail/transitionPage': {
    title: '正在进入',
    chrome: 'custom',
    params: params<{
      modelId?: string;
      versionId?: string;
      orderNo?: string;
      stockCarId?: string;
      /** A flash sale. */
      snapUpId?: string;
      share_code?: string;
    }>(),
  },
});
