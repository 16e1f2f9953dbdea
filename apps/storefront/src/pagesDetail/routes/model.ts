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
});
