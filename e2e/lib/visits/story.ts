import { own, type VisitList, visit } from './visit';

/** The brand, its material, and trading in the old car. */
export const storyVisits: VisitList = async () => [
  visit('pagesDetail/introductionZeekr/index', /一路走来/),
  visit('pagesDetail/introductionZeekr/detail', /雨天看得清后视镜/, { chapterId: 'origin' }),
  visit('pagesDetail/carMaterialLibrary', /全身像/, { kind: 'wallpaper' }),
  visit('pagesDetail/replaceService', /事故与水火/, { requestId: 'trade-offered' }, own),
];
