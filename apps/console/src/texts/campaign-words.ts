import type { CampaignState } from '@voltfront/rules/campaign/campaign-state';
import type { TonedWords } from '../ui/word-tag';

/** Where a campaign stands. */
export const campaignStateWords: TonedWords<CampaignState> = {
  draft: ['草稿', 'Draft', 'over'],
  announced: ['未开始', 'Announced', 'waiting'],
  running: ['进行中', 'Running', 'good'],
  paused: ['已暂停', 'Paused', 'waiting'],
  ended: ['已结束', 'Ended', 'over'],
  withdrawn: ['已下线', 'Withdrawn', 'bad'],
};

/** Engines of campaigns. */
export const engineWords: Readonly<Record<string, readonly [string, string] | undefined>> = {
  draw: ['抽奖', 'Draw'],
  snapUp: ['限时抢购', 'Flash sale'],
};

/** Words of the rooms of campaigns. */
export const campaignTexts = {
  parcels: ['奖品寄送', 'Prizes to send'],
  parcelWaiting: ['待发货', 'To send'],
  parcelSent: ['已发货', 'Sent'],
  sendParcel: ['发货', 'Send'],
  parcelOrderedAt: ['申请时间', 'Ordered'],
  parcelCampaign: ['活动', 'Campaign'],
  parcelPrizes: ['奖品', 'Prizes'],
  parcelReceiver: ['收货人', 'Receiver'],
  parcelAddress: ['地址', 'Address'],
  parcelNo: ['运单号', 'Parcel number'],
  parcelNoWrong: ['运单号为 6 至 30 位字母、数字或连字符', '6 to 30 letters, digits or hyphens'],
  parcelSentAt: ['发货时间', 'Sent at'],
  refusals: ['邀请拒绝记录', 'Refused invitations'],
  refusedLastAt: ['最近一次', 'Last try'],
  refusedFirstAt: ['首次', 'First try'],
  refusedInviter: ['邀请人', 'Inviter'],
  refusedFriend: ['好友', 'Friend'],
  refusedReason: ['原因', 'Reason'],
  refusedTries: ['次数', 'Tries'],
  refusedOwn: ['使用自己的邀请码', 'Own code'],
  refusedBound: ['已有其他邀请人', 'Has another inviter'],
  refusedCircle: ['互相邀请', 'Invited each other'],
  refusedOrdered: ['已有订单', 'Has an order'],
  refusedOldAccount: ['注册已久', 'Account is too old'],
  refusedDriven: ['近期已试驾', 'Drove recently'],
  refusedNotInviter: ['邀请人不符合条件', 'May not invite'],
  campaignsRoom: ['活动', 'Campaigns'],
  campaignTitle: ['标题', 'Title'],
  campaignSlug: ['活动标识', 'Name'],
  campaignEngine: ['玩法', 'Kind'],
  campaignFrom: ['开始时间', 'From'],
  campaignUntil: ['结束时间', 'Until'],
  campaignPublish: ['发布', 'Publish'],
  campaignPause: ['暂停', 'Pause'],
  campaignEnd: ['提前结束', 'End now'],
  campaignWithdraw: ['下线', 'Withdraw'],
  campaignDuplicate: ['复制', 'Duplicate'],
  campaignNewSlug: ['新活动标识', 'Name of the copy'],
  campaignSlugWrong: ['小写字母、数字与单个连字符，最多 40 位', 'Small letters, digits and single hyphens, at most 40'],
} as const;
