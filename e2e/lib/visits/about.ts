import { type VisitList, visit } from './visit';

/** Who the brand is. */
export const aboutVisits: VisitList = async () => [
  visit('pagesMine/aboutUs', /当前版本.*客服热线.*官方账号.*协议与说明.*ICP备/s),
];
