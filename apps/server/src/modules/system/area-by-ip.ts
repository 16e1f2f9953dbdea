import type { ReplyOf } from '@voltfront/contract';
import type { Ctx } from '../../kernel/context';
import type { Area } from '../../providers/ip-area/types';

type Key = 'GET /{product}-basic-common/basic/common/open/toc/getAreaInfoByIp';

/** Default city when the IP address is unknown. */
const DEFAULT_AREA: Area = { provinceCode: '330000', provinceName: '浙江省', cityCode: '330100', cityName: '杭州市' };

/** City of the caller's IP address; `isGuess` is false only when the table contains the address. */
export async function areaOfCaller(ctx: Ctx): Promise<ReplyOf<Key>> {
  const found = await ctx.app.ipArea.find(ctx.ip);
  return { ...(found ?? DEFAULT_AREA), isGuess: found === null };
}
