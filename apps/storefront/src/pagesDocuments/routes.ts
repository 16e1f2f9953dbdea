import { defineRoutes, params } from '../navigation/define-routes';

export const documentsRoutes = defineRoutes({
  '/pagesDocuments/privacyAgreement': {
    title: '个人信息保护政策概要',
    chrome: 'custom',
    params: params<{ section?: string }>(),
  },
});
