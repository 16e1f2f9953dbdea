import type { AssetPath, ModelCode } from '../../../demo/shapes';
import { card, type DemoPage } from './types';

interface Story {
  modelId: ModelCode;
  text: string;
  picture: AssetPath;
  film?: string;
  reviewIds: string[];
  drives?: ReturnType<typeof card>[];
}

const driveOf = (modelId: ModelCode) =>
  card(
    '预约到店试驾',
    '专员陪同，约 60 分钟',
    'campaigns/test-drive.webp',
    `/pagesActivity/testDrive/index?modelId=${modelId}`,
  );

const pageOf = ({ modelId, text, picture, film, reviewIds, drives }: Story): DemoPage => ({
  kind: 'car',
  slug: modelId,
  title: `{${modelId}}`,
  text,
  picture,
  ...(film && { film }),
  isPublished: true,
  blocks: [
    { type: 'versions', title: '版本', settings: {} },
    { type: 'rights', title: '权益', settings: {} },
    { type: 'reviews', title: '口碑', settings: { cardIds: reviewIds } },
    { type: 'cards', title: '试驾', settings: { items: drives ?? [driveOf(modelId)] } },
    { type: 'accessories', title: '选装', settings: {} },
    { type: 'articles', title: '文章', settings: {} },
  ],
});

/** The home of each model. */
export const carPages: readonly DemoPage[] = [
  pageOf({
    modelId: 'YL01',
    text: '猎装轿跑，一台车装下城市与远方',
    picture: 'scenes/lightbar_YL01_ink.webp',
    film: 'light',
    reviewIds: ['life-cat', 'life-parents', 'life-studio', 'owner-wind'],
    drives: [
      driveOf('YL01'),
      card(
        '星空夜骑与夜驾',
        '山路夜场，名额有限',
        'campaigns/drive-weekend.webp',
        '/pagesCommunity/activity/index?id=act-night-ride',
      ),
    ],
  }),
  pageOf({
    modelId: 'YLX',
    text: '紧凑身形，敢去更远的地方',
    picture: 'scenes/snow_YLX_ember.webp',
    film: 'winter',
    reviewIds: ['life-first', 'life-market', 'city-teacher'],
  }),
  pageOf({
    modelId: 'YL09',
    text: '六座七座，一家人都坐得舒服',
    picture: 'scenes/showroom_YL09_pine.webp',
    reviewIds: ['life-third-row', 'family-baby', 'family-carsick'],
  }),
  pageOf({
    modelId: 'CS1E',
    text: '纯电轿车，盲订进行中',
    picture: 'scenes/city_CS1E_mist.webp',
    film: 'paints',
    reviewIds: [],
    drives: [],
  }),
];
