import { filmFacts } from '../../../demo/asset-facts';
import { asset, fillDeep } from '../../../demo/fill';
import type { Ctx } from '../../../kernel/context';
import { serviceCentres, stores } from '../../store/demo';
import { insertShowrooms } from '../showroom.repository';
import { galleryOf } from './pictures';

type Kind = 'centre' | 'space' | 'delivery' | 'service';

/** Stores of the demo, those of a city after each other. */
interface DemoPlace {
  storeId: string;
  kind: Kind;
  cityCode: string;
  picture: string;
}

const DISHES: Partial<Record<string, readonly string[]>> = {
  centre: ['bowl', 'noodles', 'pasta', 'salad'],
  space: ['latte', 'tea', 'cake', 'toast'],
};
/** Stores with a café; every centre has a restaurant. */
const CAFES: readonly string[] = ['sh-hongqiao', 'nb-dongbu', 'gz-tianhe', 'xa-gaoxin', 'wh-optics'];
const NAMES: Record<string, string> = {
  ...{ bowl: '能量碗', noodles: '葱油拌面', pasta: '番茄意面', salad: '田园沙拉' },
  ...{ latte: '拿铁', tea: '水果茶', cake: '巴斯克蛋糕', toast: '牛油果吐司' },
};

const STORIES: Record<Kind, string> = {
  centre: '看车、试驾、交付与用餐都在同一处。一层是展厅与咖啡吧，二层是交付厅与亲子区，周末常有用车课堂与小型市集。',
  space: '开在商圈里的展厅，随时可以坐进车里。产品顾问会为您讲解配置，也可以就近安排一次试驾。',
  delivery: '专门交付新车的地方：每台车在独立的交付位完成检查、讲解与上牌准备，全程约一个半小时。',
  service: '保养、维修、钣金与轮胎养护。客户休息区可以透过玻璃看到自己的车，提前预约无需排队。',
};
const PARKING: Record<Kind, string> = {
  centre: '商场地下停车场 B2 层 C 区，到店可免停 3 小时',
  space: '商场地下停车场，凭到店登记免停 2 小时',
  delivery: '园区内地面停车，免费',
  service: '门前设有接车区，免费停放',
};
const ON_SHOW: Record<Kind, readonly string[]> = {
  centre: ['CS1E', 'YL01', 'YL09', 'YLX'],
  space: ['CS1E', 'YL01', 'YL09'],
  delivery: ['YL01'],
  service: [],
};

const places = (): DemoPlace[] => [
  ...stores.map(({ storeId, kind, cityCode, picture }) => ({ storeId, kind, cityCode, picture: asset(picture) })),
  ...serviceCentres.filter(({ movedTo }) => movedTo === null),
];

function profileOf({ storeId, kind }: DemoPlace, index: number, now: number) {
  const hasPiles = kind !== 'space';
  return {
    storeId,
    story: STORIES[kind],
    parking: PARKING[kind],
    onShow: [...ON_SHOW[kind]],
    chargers: hasPiles
      ? {
          fastCount: 4 + (index % 3) * 2,
          slowCount: kind === 'service' ? 4 : 2,
          maxKw: kind === 'centre' ? 480 : 240,
          hours: kind === 'centre' ? '00:00-24:00' : '08:30-22:00',
          priceFen: 128 + (index % 4) * 6,
        }
      : null,
    updatedAt: now,
  };
}

/** Dishes on the pictures of a place with a kitchen. */
const servedAt = ({ storeId, kind }: DemoPlace): readonly string[] =>
  kind === 'centre' || CAFES.includes(storeId) ? (DISHES[kind] ?? []) : [];

function picturesOf(place: DemoPlace, index: number) {
  const dishes = servedAt(place).map((dish) => ({
    group: 'restaurant' as const,
    picture: asset(`stores/dish-${dish}.webp`),
    height: 667,
    caption: NAMES[dish] ?? '',
  }));
  const counts = new Map<string, number>();
  return [...galleryOf(place.picture, index, place.kind !== 'service'), ...dishes].map((item) => {
    const at = (counts.get(item.group) ?? 0) + 1;
    counts.set(item.group, at);
    const film = 'film' in item && item.film ? `films/${item.film}.mp4` : null;
    return {
      pictureId: `${place.storeId}-${item.group}-${at}`,
      storeId: place.storeId,
      group: item.group,
      place: at,
      picture: item.picture,
      height: item.height,
      caption: item.caption,
      film: film && asset(film),
      filmSeconds: film ? filmFacts(film).durationS : null,
    };
  });
}

/** Profiles and galleries of all stores. */
function showroomsSeed(now: number) {
  const inCity = new Map<string, number>();
  const numbered = places().map((place) => {
    const index = inCity.get(place.cityCode) ?? 0;
    inCity.set(place.cityCode, index + 1);
    return { place, index };
  });
  return {
    profiles: fillDeep(numbered.map(({ place }, i) => profileOf(place, i, now))),
    pictures: numbered.flatMap(({ place, index }) => picturesOf(place, index)),
  };
}

export async function seedShowrooms(ctx: Ctx): Promise<void> {
  const { profiles, pictures } = showroomsSeed(ctx.now());
  await insertShowrooms(ctx.db, profiles, pictures);
}
