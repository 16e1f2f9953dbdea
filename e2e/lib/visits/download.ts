import { type VisitList, visit } from './visit';

/** The native app: its download, and a trial round that is open to everybody. */
export const downloadVisits: VisitList = async () => [
  visit('pages/download/index', /远程控制.*数字钥匙.*更新内容/s),
  visit('pages/download/grayscaleDownload/index', /剩余名额.*请重点体验/s, { round: 'trial-spring' }),
];
