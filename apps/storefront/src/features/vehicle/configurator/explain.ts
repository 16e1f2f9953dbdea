import { t } from '@lingui/core/macro';
import type { BlockReason, Step } from '@voltfront/rules/configurator/change-types';
import { formatYuan } from '@voltfront/rules/money';

/** A difference in price: `+¥8,000`, `-¥8,000`, or that nothing changes. */
export function deltaText(deltaFen: number): string {
  if (deltaFen === 0) return t`价格不变`;
  return deltaFen > 0 ? `+${formatYuan(deltaFen)}` : formatYuan(deltaFen);
}

function addedText({ product, because, relation }: Step): string {
  const { name } = product;
  const cause = because?.name ?? '';
  if (!because) return t`已选择${name}`;
  if (product.level === 2 && product.parentCode === because.productCode) return t`${name}随${cause}恢复`;
  if (relation === 'sameGroup') return t`${cause}已移除，改为${name}`;
  if (relation === 'depend') return t`${cause}需要搭配${name}，已一并加入`;
  return t`${cause}包含${name}，已自动加入`;
}

function removedText({ product, because, relation }: Step): string {
  const { name } = product;
  const cause = because?.name ?? '';
  if (!because) return t`已移除${name}`;
  if (relation === 'sameGroup') return t`${name}由${cause}替换`;
  if (relation === 'parentRemoved') return t`${name}随${cause}移除，选回后自动恢复`;
  if (relation === 'depend' && product.dependProduct.includes(because.productCode))
    return t`${name}需要${cause}，已一并移除`;
  if (relation === 'cascade') return t`${name}与${cause}相互关联，已一并移除`;
  return t`${name}与${cause}不能同时选择，已移除`;
}

/** One product that came or went, with the reason. */
export const stepText = (step: Step): string => (step.action === 'added' ? addedText(step) : removedText(step));

/** Why a tap changes nothing. */
export function blockText(reason: BlockReason): string {
  switch (reason.code) {
    case 'unknownCode':
      return t`该选项已下架`;
    case 'soldOut': {
      const { name } = reason.product;
      return t`${name}已售罄，暂不可选`;
    }
    case 'needSoldOut': {
      const [name, needed] = [reason.product.name, reason.needed.name];
      return t`${name}需要的${needed}已售罄，暂不可选`;
    }
    case 'needUnknown': {
      const { name } = reason.product;
      return t`${name}需要的选项在此版本中不提供`;
    }
    case 'lastOfGroup': {
      const group = reason.group.name;
      const { name } = reason.product;
      return t`${group}须保留一项，可改选其他选项来替换${name}`;
    }
    case 'contradictoryNeeds': {
      const { name } = reason.product;
      const others = reason.conflicts.map((product) => product.name).join('、');
      return others ? t`${name}所需的${others}不能同时选择` : t`${name}与当前配置无法搭配`;
    }
  }
}
