import { DAY_MS, HOUR_MS } from '@voltfront/rules/time';
import type { Ctx } from '../../../kernel/context';
import { newNumber } from '../../../kernel/ids';
import { schedule } from '../../../kernel/jobs';
import { type CatalogueVersion, loadAllVersions } from '../../vehicle';
import { insertChange, type NewChange } from '../catalogue.repository';

const FIRST = 'person-operator';
const SECOND = 'person-operator-second';
const YUAN = 100;

/** What a demo change says, besides what all of them have. */
type Told = Pick<NewChange, 'kind' | 'state' | 'items' | 'subject' | 'reason'> &
  Partial<NewChange> & { daysAgo: number; approvalReason?: string; endReason?: string };

const priceItem = ({ versionId, basePriceFen }: CatalogueVersion, fromYuan: number, toYuan: number) => ({
  id: versionId,
  before: basePriceFen + fromYuan * YUAN,
  after: basePriceFen + toYuan * YUAN,
});

async function addChange(ctx: Ctx, modelId: string, { daysAgo, ...told }: Told): Promise<void> {
  const now = ctx.now();
  const createdAt = now - daysAgo * DAY_MS;
  const decidedAt = createdAt + HOUR_MS;
  const isApproved = told.approvalReason !== undefined;
  const isEnded = told.endReason !== undefined;
  const row: NewChange = {
    changeNo: newNumber('VC', createdAt),
    modelId,
    proposedBy: FIRST,
    createdAt,
    updatedAt: isApproved || isEnded ? decidedAt : createdAt,
    ...(isApproved ? { approvedBy: SECOND, approvedAt: decidedAt } : {}),
    ...(isEnded ? { endedBy: told.state === 'withdrawn' ? FIRST : SECOND, endedAt: decidedAt } : {}),
    ...told,
  };
  await insertChange(ctx.db, row);
  const { state, startsAt, changeNo } = row;
  if (state === 'scheduled' && startsAt) await schedule(ctx, 'applyCatalogueChange', { changeNo }, startsAt);
}

/** Changes of prices, discounts, texts and the sale in every state, as two operators left them; no price of the shop moves by them. */
export async function seedChanges(ctx: Ctx): Promise<void> {
  const now = ctx.now();
  const versions = (await loadAllVersions(ctx)).filter(({ isListed, isWithdrawn }) => isListed && !isWithdrawn);
  const of = (modelId: string) => versions.filter((version) => version.modelId === modelId);
  const [flagship, second] = [of('YL01'), of('YLX')];
  const [pro, max, ultra] = flagship;
  const [small] = second;
  if (!pro || !max || !ultra || !small) return;
  const price = (version: CatalogueVersion, fromYuan: number, toYuan: number) => ({
    kind: 'versionPrice' as const,
    subject: version.versionName,
    items: [priceItem(version, fromYuan, toYuan)],
  });
  const paid = pro.products.find(
    ({ groupCode, priceFen, isSoldOut }) => groupCode === 'paint' && priceFen > 0 && !isSoldOut,
  );
  const add = (modelId: string, told: Told) => addChange(ctx, modelId, told);
  await add('YL01', {
    ...price(pro, 3000, 0),
    state: 'applied',
    reason: '年中促销，恢复上市价',
    approvalReason: '与财务确认',
    appliedAt: now - 30 * DAY_MS + HOUR_MS,
    daysAgo: 30,
  });
  await add('YLX', {
    ...price(small, 0, 5000),
    state: 'rejected',
    reason: '电池成本上涨',
    endReason: '成本依据不足',
    daysAgo: 12,
  });
  await add('YL01', {
    ...price(ultra, 0, -4000),
    state: 'withdrawn',
    reason: '清库存',
    endReason: '改用现车优惠',
    daysAgo: 9,
  });
  await add('YL01', {
    ...price(max, 1000, -2000),
    state: 'lapsed',
    reason: '月底促销',
    approvalReason: '同意',
    startsAt: now - 2 * DAY_MS,
    daysAgo: 6,
  });
  await add('YL01', {
    kind: 'versionSale',
    subject: ultra.versionName,
    items: [{ id: ultra.versionId, before: 'onSale', after: ultra.isSoldOut ? 'soldOut' : 'onSale' }],
    state: 'applied',
    reason: '本季产能已满',
    appliedAt: now - 5 * DAY_MS,
    daysAgo: 5,
  });
  await add('YLX', {
    ...price(small, 0, -3000),
    state: 'scheduled',
    reason: '年末促销价',
    approvalReason: '方案已评审',
    startsAt: now + 20 * DAY_MS,
    daysAgo: 3,
  });
  await add('YL01', { ...price(max, 0, 2000), state: 'proposed', reason: '新年款配置升级，同步调价', daysAgo: 1 });
  await add('YL01', {
    kind: 'versionText',
    subject: pro.versionName,
    items: [{ id: pro.versionId, field: 'title', before: `${pro.title}（标准续航）`, after: pro.title }],
    state: 'applied',
    reason: '统一版本标题',
    appliedAt: now - 4 * DAY_MS,
    daysAgo: 4,
  });
  const discount = (version: CatalogueVersion, yuan: number, text: string, endsInDays: number) => ({
    ...price(version, 0, -yuan),
    kind: 'versionDiscount' as const,
    discountText: text,
    endsAt: now + endsInDays * DAY_MS,
  });
  await add('YL01', {
    ...discount(max, 2000, '双十一购车礼', -15),
    state: 'applied',
    reason: '双十一活动',
    approvalReason: '预算已批',
    appliedAt: now - 20 * DAY_MS + HOUR_MS,
    daysAgo: 20,
  });
  await add('YLX', {
    ...discount(small, 2000, '新年购车礼', 50),
    state: 'scheduled',
    reason: '新年活动',
    approvalReason: '方案已评审',
    startsAt: now + 30 * DAY_MS,
    daysAgo: 2,
  });
  await add('YL01', {
    ...discount(pro, 3000, '年末购车礼', 30),
    state: 'proposed',
    reason: '年末冲量，限时一个月',
    proposedBy: SECOND,
    daysAgo: 1,
  });
  if (!paid) return;
  const having = flagship.flatMap((version) => {
    const product = version.products.find(({ productCode }) => productCode === paid.productCode);
    return product && product.priceFen > 0 ? [{ id: version.versionId, before: product.priceFen }] : [];
  });
  await add('YL01', {
    kind: 'optionPrice',
    productCode: paid.productCode,
    subject: paid.name,
    items: having.map((item) => ({ ...item, after: item.before - 1000 * YUAN })),
    state: 'proposed',
    proposedBy: SECOND,
    reason: '选装率偏低，降价试行',
    daysAgo: 0,
  });
}
