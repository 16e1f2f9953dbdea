import { own, type VisitList, visit } from './visit';

/** What a customer says of themselves, and their account. */
export const accountVisits: VisitList = async () => [
  visit('pagesMine/userInfo/index', /更换头像.*昵称.*生日.*简介/s, {}, own),
  visit('pagesMine/userInfo/username', /每 30 天可修改一次.*保存/s, {}, own),
  visit('pagesMine/accountManage', /账号编号.*绑定的平台账号.*登录设备.*注销账号/s, {}, own),
  visit('pagesMine/cancellation', /注销后您将失去.*注销条件.*注销原因/s, {}, own),
];
