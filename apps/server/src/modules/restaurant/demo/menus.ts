interface Dish {
  section: string;
  name: string;
  note: string;
  priceFen: number;
  tags: readonly string[];
  picture: string | null;
  isSoldOut: boolean;
}

type Row = [section: string, name: string, note: string, yuan: number, tags: string, picture: string | null, out?: 1];

const menu = (rows: readonly Row[]): readonly Dish[] =>
  rows.map(([section, name, note, yuan, tags, picture, out]) => ({
    ...{ section, name, note, picture },
    priceFen: yuan * 100,
    tags: tags === '' ? [] : tags.split(' '),
    isSoldOut: out === 1,
  }));

/** Menus by the kind of place; tags are separated by spaces. */
export const MENUS: Record<'restaurant' | 'cafe', readonly Dish[]> = {
  restaurant: menu([
    ['招牌', '三文鱼能量碗', '糙米、牛油果、毛豆与柚子醋', 68, '招牌 低脂', 'dish-bowl'],
    ['招牌', '葱油虾仁拌面', '现熬葱油，河虾仁', 48, '招牌', 'dish-noodles'],
    ['主食', '番茄罗勒意面', '慢炖番茄，新鲜罗勒', 56, '素食', 'dish-pasta'],
    ['主食', '黑椒牛肉饭', '澳洲牛肉，溏心蛋', 62, '', null],
    ['主食', '菌菇烩饭', '四种菌菇，帕马森奶酪', 58, '素食', null, 1],
    ['轻食', '田园沙拉', '十二种蔬菜，油醋汁', 42, '素食 低脂', 'dish-salad'],
    ['轻食', '烟熏鸡胸三明治', '全麦面包', 38, '', null],
    ['饮品', '手冲咖啡', '每月更换产地', 32, '可用咖啡券', null],
    ['饮品', '青柠气泡水', '', 22, '', null],
  ]),
  cafe: menu([
    ['咖啡', '手冲咖啡', '每月更换产地', 32, '招牌 可用咖啡券', null],
    ['咖啡', '燕麦拿铁', '双份浓缩', 30, '', 'dish-latte'],
    ['咖啡', '冷萃', '低温萃取 18 小时', 28, '', null],
    ['茶饮', '鲜果茶', '当季水果', 28, '', 'dish-tea'],
    ['点心', '巴斯克蛋糕', '每日限量', 36, '招牌', 'dish-cake', 1],
    ['点心', '牛油果吐司', '酸种面包', 34, '素食', 'dish-toast'],
  ]),
};
