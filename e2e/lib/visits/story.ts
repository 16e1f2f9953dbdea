import type { SignedClient } from '../signed-client';
import { own, type VisitList, visit } from './visit';

/** The request of the demo account that waits for an answer; other customers see the form. */
async function tradeIn(customer: SignedClient): Promise<[shows: RegExp, query: Record<string, string>]> {
  const requestId = 'trade-offered';
  const answer = await customer.call('GET /api/mporder/v1/tradeIn/detail', { query: { requestId } });
  return answer.code === '000000' ? [/事故与水火/, { requestId }] : [/首次上牌/, {}];
}

/** The brand, its material, and trading in the old car. */
export const storyVisits: VisitList = async (customer) => [
  visit('pagesDetail/introductionZeekr/index', /一路走来/),
  visit('pagesDetail/introductionZeekr/detail', /雨天看得清后视镜/, { chapterId: 'origin' }),
  visit('pagesDetail/carMaterialLibrary', /全身像/, { kind: 'wallpaper' }),
  visit('pagesDetail/replaceService', ...(await tradeIn(customer)), own),
];
