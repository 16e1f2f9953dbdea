import { defineTexts } from '../../kernel/texts';

interface Named {
  name: string;
}

export const vehicleTexts = defineTexts('vehicle', {
  noBlind: ['该车型没有盲订活动', 'This model has no blind booking'],
  blindNotStarted: ['盲订尚未开始', 'Blind booking has not started yet'],
  blindPaused: ['盲订已暂停，请稍后再来', 'Blind booking is paused, please come back later'],
  blindFull: ['盲订名额已满', 'All places for blind booking are taken'],
  blindEnded: ['盲订已结束', 'Blind booking has ended'],
  launched: ['新车已上市，请选择版本下订', 'The car is on sale, please choose a version to order'],
  versionMissing: ['该版本不存在', 'This version does not exist'],
  modelMissing: ['该车型不存在', 'This model does not exist'],
  versionOfOther: ['该车型没有这个版本', 'This model has no such version'],
  shareExpired: ['分享已超过 30 天，链接已失效', 'The share is older than 30 days and has expired'],
  shareWithdrawn: ['好友已撤回分享', 'Your friend has withdrawn the share'],
  shareMissing: ['分享的配置不存在', 'The shared configuration does not exist'],
  optionWithdrawn: ['该选项已下架', 'This option is no longer available'],
  optionSoldOut: ['该选项已售罄', 'This option is sold out'],
  conflict: ['与其他选项不能同时选择', 'Cannot be combined with the other options'],
  needUnavailable: ['所需的选项无法选择', 'An option that it needs is not available'],
  withdrawnOption: ['已下架选项', 'Withdrawn option'],
  wishlistFull: ['心愿单最多保存 20 个配置', 'The wishlist holds at most 20 configurations'],
  carsTitle: ['购车', 'Buy a car'],
  shareDescription: ['好友分享给您的定制配置', 'A configuration that a friend shares with you'],
  parametersTitle: [({ name }: Named) => `${name} 参数配置`, ({ name }) => `${name} parameters`],
  comparisonTitle: [
    ({ names }: { names: string[] }) => names.join(' 对比 '),
    ({ names }) => names.join(' compared with '),
  ],
  configuratorTitle: [({ name }: Named) => `${name} 爱车定制`, ({ name }) => `Configure ${name}`],
  nameSoldOut: [({ name }: Named) => `${name}已售罄`, ({ name }) => `${name} is sold out`],
  optionNeeded: [
    ({ name }: Named) => `售罄后${name}将无法配置，请改为停售该版本`,
    ({ name }) => `${name} could not be configured any more; please stop the sale of the version instead`,
  ],
  chooseOne: [({ name }: Named) => `请选择${name}`, ({ name }) => `Please choose: ${name}`],
  onlyOne: [({ name }: Named) => `${name}只能选择一项`, ({ name }) => `Only one can be chosen: ${name}`],
  chosenTwice: [({ name }: Named) => `${name}重复选择`, ({ name }) => `${name} is chosen twice`],
  needs: [
    ({ name, needed }: Named & { needed: string }) => `${name}需要同时选择${needed}`,
    ({ name, needed }) => `${name} needs ${needed}`,
  ],
  notWith: [({ name }: Named) => `与${name}不能同时选择`, ({ name }) => `Cannot be combined with ${name}`],
  neededGone: [({ name }: Named) => `所需的${name}无法选择`, ({ name }) => `${name}, which it needs, is not available`],
});
