import { t } from '@lingui/core/macro';
import type { RecruitData } from '@voltfront/contract';
import { APPLICATION_LIMITS, type ApplicationFault, type CreatorChannel } from '@voltfront/rules/campaign/recruit';
import { formatDate } from '@voltfront/rules/format/date';
import { reasonAgainst } from '@/features/campaign/reason-against';

export function channelName(channel: CreatorChannel): string {
  const names = {
    douyin: t`抖音`,
    redbook: t`小红书`,
    wechatVideo: t`视频号`,
    bilibili: t`B站`,
    autohome: t`汽车之家`,
  };
  return names[channel];
}

/** What is wrong with a part of an application. */
export function faultWords(part: string, fault: ApplicationFault): string {
  const { nameMin, nameMost, aboutMin, aboutMost, worksMost } = APPLICATION_LIMITS;
  if (part === 'name') return fault === 'missing' ? t`请填写姓名` : t`姓名为 ${nameMin} 至 ${nameMost} 个字`;
  if (part === 'cityCode') return t`请选择所在城市`;
  if (part === 'channels') return t`请至少选择一个频道`;
  if (part === 'works') return fault === 'double' ? t`作品不能重复` : t`请提供 1 至 ${worksMost} 个作品`;
  if (part === 'about') return t`请用 ${aboutMin} 至 ${aboutMost} 个字介绍自己`;
  if (part.endsWith('.followers')) return t`请填写粉丝数`;
  if (part.endsWith('.name')) return t`请填写账号昵称`;
  return fault === 'link' ? t`未识别到该频道的链接` : t`请检查此项`;
}

/** What the button of the landing page says and does; null action: it cannot be pressed. */
export interface NextStep {
  text: string;
  action: 'apply' | 'state' | null;
}

/** What comes next for the caller. */
export function nextStep({ campaign, left, own }: RecruitData, now: number): NextStep {
  const application = own?.application;
  if (application?.state === 'review') return { text: t`查看审核进度`, action: 'state' };
  if (application?.state === 'accepted') return { text: t`查看共创官身份`, action: 'state' };
  const obstacle = reasonAgainst(campaign);
  if (obstacle !== null) return { text: obstacle, action: null };
  if (left === 0) return { text: t`本期名额已满`, action: null };
  if (!application) return { text: own?.draft ? t`继续申请` : t`立即申请`, action: 'apply' };
  const again = application.againFrom ?? 0;
  if (now < again) return { text: t`${formatDate(again)} 后可再次申请`, action: 'state' };
  return { text: t`重新申请`, action: 'apply' };
}
