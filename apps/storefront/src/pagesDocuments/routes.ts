import { defineRoutes, params } from '../navigation/define-routes';

export const documentsRoutes = defineRoutes({
  '/pagesDocuments/privacyAgreement': {
    title: '个人信息保护政策概要',
    chrome: 'custom',
    params: params<{ section?: string }>(),
  },
  '/pagesDocuments/personalInfoColect': { title: '个人信息收集清单', chrome: 'custom' },
  '/pagesDocuments/cooperationList': { title: '第三方合作清单', chrome: 'custom' },
  '/pagesDocuments/equipPermissionList': { title: '设备权限清单', chrome: 'custom' },
});
