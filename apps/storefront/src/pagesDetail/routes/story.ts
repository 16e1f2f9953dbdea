import { defineRoutes, params } from '../../navigation/define-routes';

/** The brand, its material, and trading in the old car. */
export const storyRoutes = defineRoutes({
  '/pagesDetail/introductionZeekr/index': {
    title: '品牌介绍',
    chrome: 'custom',
    params: params<{ share_code?: string }>(),
  },
  '/pagesDetail/introductionZeekr/detail': {
    title: '品牌故事',
    chrome: 'custom',
    params: params<{ chapterId: string; share_code?: string }>(),
  },
  '/pagesDetail/carMaterialLibrary': {
    title: '车型素材库',
    chrome: 'custom',
    pullDownRefresh: true,
    /** `kind`: picture, video, wallpaper or brochure. */
    params: params<{ kind?: string; modelId?: string; share_code?: string }>(),
  },
  '/pagesDetail/replaceService': {
    title: '置换服务',
    chrome: 'custom',
    login: true,
    /** The request to begin with; left out: the newest. */
    params: params<{ requestId?: string }>(),
  },
});
