import { formatInstant } from '@voltfront/rules/format/date';
import { defineTexts } from '../../kernel/texts';

export const campaignTexts = defineTexts('campaign', {
  missing: ['该活动不存在或已下线', 'There is no such campaign'],
  notStarted: [
    ({ at }: { at: number }) => `活动将于 ${formatInstant(at, 'M月D日 HH:mm')} 开始`,
    ({ at }) => `This starts on ${formatInstant(at, 'MMM D, HH:mm')}`,
  ],
  paused: ['活动暂停中，请稍后再来', 'The campaign is paused, please come back later'],
  ended: ['活动已结束', 'The campaign has ended'],
  notForYou: ['您不在本次活动的参与范围内', 'This campaign is not for your account'],
  onlyEmployees: ['仅限内部员工参与', 'This campaign is for employees only'],
  onlyOwners: ['仅限车主参与', 'This campaign is for owners only'],
  onlyNew: ['仅限新用户参与', 'This campaign is for new accounts only'],
  levelTooLow: ['会员等级不足，暂不能参与', 'Your membership level is too low for this campaign'],
  soldOut: ['奖品已全部送出', 'All prizes are gone'],
  noChance: ['抽奖机会已用完', 'You have no chance left'],
  noPoints: ['该活动仅可使用抽奖机会', 'This campaign takes chances only'],
  dailyLimit: ['今日次数已用完，明天再来', 'You have drawn as often as possible today'],
  noPrize: ['奖品不存在', 'There is no such prize'],
  claimOver: ['已超过领取时间', 'The time to claim this prize is over'],
  chooseAddress: ['请选择收货地址', 'Please choose a delivery address'],
  notSentThere: ['该地区暂不支持配送', 'Nothing is sent to this area'],
  notDouble: [
    '每款至少保留一个，仅重复款可兑换积分',
    'One of each figure stays; only doubles can be turned into points',
  ],
  noParcel: ['包裹不存在', 'There is no such parcel'],
  isOver: ['活动已结束或已下线，不可再变更', 'The campaign is over and cannot be changed any more'],
  notRunning: ['仅进行中或暂停的活动可以结束', 'Only a campaign that runs or pauses can be ended'],
  notPublished: ['草稿尚未发布', 'The draft is not published yet'],
  changedMeanwhile: ['活动已被他人修改，请刷新后重试', 'Somebody else changed the campaign; reload it and try again'],
  nameTaken: ['该活动标识已被使用', 'This name is taken by another campaign'],
});
