import { own, type VisitList, visit } from './visit';

/** Cars after their handover. */
export const driveVisits: VisitList = async () => [
  visit('pagesDrive/index/index', /车架号后六位.*预约保养.*三电质保/s, {}, own),
  visit('pagesDrive/remoteControl/download', /远程空调.*手机要求/s),
];
