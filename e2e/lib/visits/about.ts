import { type VisitList, visit } from './visit';

/** Who the brand is, and its customer service. */
export const aboutVisits: VisitList = async () => [
  visit('pagesMine/aboutUs', /当前版本.*客服热线.*官方账号.*协议与说明.*ICP备/s),
  visit(
    'yunxin/ChatActivity',
    /(客服小澄|智能助手).*发送/s,
    { about: 'model', key: 'YL01' },
    { needsLogin: true, late: '发送给客服' },
  ),
];
