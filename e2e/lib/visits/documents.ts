import type { Visit } from './visit';
import { visit as page } from './visit';

export const documentVisits = async (): Promise<Visit[]> => [
  page('pagesDocuments/personalInfoColect', /同意后收集.*手机号码.*清单版本/s),
  page('pagesDocuments/cooperationList', /合作方.*短信服务.*清单版本/s),
  page('pagesDocuments/equipPermissionList', /浏览本页不会申请.*剪贴板.*前往设置/s),
];
