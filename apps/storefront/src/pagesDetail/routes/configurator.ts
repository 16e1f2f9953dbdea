import { defineRoutes, params } from '../../navigation/define-routes';

/** A configuration in a link. */
interface ConfigurationParams {
  modelId?: string;
  versionId?: string;
  /** Version and chosen product codes as `selectionToLink` of the rules writes them; wins over the two above. */
  c?: string;
  /** Paint to start with, for a configuration that names no options. */
  paint?: string;
  /** Code of a configuration that somebody shared. */
  shareId?: string;
  /** `none`, `personal` or `enterprise`. */
  subsidy?: string;
  orderNo?: string;
  share_code?: string;
}

/** Choosing a car: model, options, configuration sheet. */
export const configuratorRoutes = defineRoutes({
  '/pagesDetail/carModel': { title: '选择车型', chrome: 'custom', params: params<{ modelId?: string }>() },
  '/pagesDetail/carSetting': { title: '爱车定制', chrome: 'custom', params: params<ConfigurationParams>() },
  '/pagesDetail/settingPreview': { title: '效果预览', chrome: 'custom', params: params<ConfigurationParams>() },
  '/pagesDetail/configPreview': { title: '配置单', chrome: 'custom', params: params<ConfigurationParams>() },
  '/pagesDetail/h5PurchaseAgreement/webview': {
    title: '购车协议',
    chrome: 'custom',
    login: true,
    /** The order or the draft whose agreement it is; neither: the plain text. */
    params: params<{ orderNo?: string; draftId?: string; kind?: string }>(),
  },
});
