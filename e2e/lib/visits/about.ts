import { type VisitList, visit } from './visit';

/** Who the brand is, and its customer service. */
export const aboutVisits: VisitList = async () => [
  visit('pagesMine/aboutUs', /当前版本.*客服热线.*官方账号.*协议与说明.*ICP备/s),
  visit(
    'yunxin/ChatActivity',
    /客服小澄.*期待您的体验.*您的评价.*转人工.*多久可以提车/s,
    { about: 'model', key: 'YL01' },
    { needsLogin: true, late: '发送给客服' },
  ),
];
