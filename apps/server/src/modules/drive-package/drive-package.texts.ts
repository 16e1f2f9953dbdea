import { defineTexts } from '../../kernel/texts';

/** What this part of the server says. */
export const drivePackageTexts = defineTexts('drivePackage', {
  gift: [
    ({ name }: { name: string }) => `${name} 送您一份试驾礼包`,
    ({ name }) => `${name} sends you a test-drive package`,
  ],
  missing: ['礼包链接不存在', 'There is no such package'],
  full: ['礼包名额已领完', 'All places of this package are taken'],
  expired: ['礼包已过期', 'This package has ended'],
  own: ['不能领取自己分享的礼包', 'You cannot claim your own package'],
  drove: [
    ({ days }: { days: number }) => `近 ${days} 天内试驾过，暂不能领取`,
    ({ days }) => `You took a test drive within the last ${days} days`,
  ],
  elsewhere: ['您已领取另一位好友的礼包', 'You hold a package of another friend'],
});
