import { t } from '@lingui/core/macro';
import type { BlockReason, Step } from '@voltfront/rules/configurator/change-types';
import type { Companions } from '@voltfront/rules/configurator/companions';
import type { OptionProduct } from '@voltfront/rules/configurator/types';
import { formatYuan } from '@voltfront/rules/money';

/** A difference in price: `+¥8,000`, `-¥8,000`, or that nothing changes. */
export function deltaText(deltaFen: number): string {
  if (deltaFen === 0) return t`价格不变`;
  return deltaFen > 0 ? `+${formatYuan(deltaFen)}` : formatYuan(deltaFen);
}

/** A name with room around its Latin letters and digits, so that it does not stick to the Chinese text beside it. */
const spaced = (product: OptionProduct | null): string =>
  (product?.name ?? '').replace(/^([A-Za-z0-9])/, ' $1').replace(/([A-Za-z0-9])$/, '$1 ');

function addedText({ product, because, relation }: Step): string {
  const [name, cause] = [spaced(product), spaced(because)];
  if (!because) return t`已选择${name}`;
  if (product.level === 2 && product.parentCode === because.productCode) return t`${name}随${cause}恢复`;
  if (relation === 'sameGroup') return t`${cause}移除后改为${name}`;
  if (relation === 'depend') return t`${cause}需要搭配${name}`;
  return t`${cause}包含${name}`;
}

function removedText({ product, because, relation }: Step): string {
  const [name, cause] = [spaced(product), spaced(because)];
  if (!because) return t`已移除${name}`;
  if (relation === 'sameGroup') return t`${name}由${cause}替换`;
  if (relation === 'parentRemoved') return t`${name}随${cause}移除，选回后自动恢复`;
  if (relation === 'depend' && product.dependProduct.includes(because.productCode))
    return t`${name}离不开${cause}，一并移除`;
  if (relation === 'cascade') return t`${name}与${cause}相互关联，一并移除`;
  return t`${name}与${cause}不能同时选择，一并移除`;
}

/** One product that was added or removed, with the reason. */
export const stepText = (step: Step): string => (step.action === 'added' ? addedText(step) : removedText(step)).trim();

/** Text for a proposal, in which nothing has changed yet. */
export const plannedText = (step: Step): string => (step.because ? stepText(step) : t`您的选择`);

/** A whole change in lines, the first being the customer's own doing; a plain swap within a group is one line. */
export function changeLines(steps: readonly Step[]): string[] {
  const [own, ...rest] = steps;
  if (!own) return [];
  const swap =
    own.action === 'added' && rest.find((step) => step.action === 'replaced' && step.because === own.product);
  if (!swap) return steps.map(stepText);
  const [before, after] = [spaced(swap.product), spaced(own.product)];
  return [t`${before}换为${after}`.trim(), ...rest.filter((step) => step !== swap).map(stepText)];
}

/** Why a tap changes nothing. */
export function blockText(reason: BlockReason): string {
  switch (reason.code) {
    case 'unknownCode':
      return t`该选项已下架`;
    case 'soldOut': {
      const name = spaced(reason.product);
      return t`${name}已售罄，暂不可选`.trim();
    }
    case 'needSoldOut': {
      const [name, needed] = [spaced(reason.product), spaced(reason.needed)];
      return t`${name}需要的${needed}已售罄，暂不可选`.trim();
    }
    case 'needUnknown': {
      const name = spaced(reason.product);
      return t`${name}需要的选项在此版本中不提供`.trim();
    }
    case 'lastOfGroup': {
      const group = reason.group.name;
      const name = spaced(reason.product);
      return t`${group}须保留一项，可改选其他选项来替换${name}`.trim();
    }
    case 'contradictoryNeeds': {
      const name = spaced(reason.product);
      const others = reason.conflicts.map((product) => product.name).join('、');
      return (others ? t`${name}所需的 ${others} 不能同时选择` : t`${name}与当前配置无法搭配`).trim();
    }
  }
}

const namesOf = (products: readonly OptionProduct[]): string => products.map(({ name }) => name).join('、');

/** Products that a choice would add and remove, with the sum; empty when it changes nothing else. */
export function companionText({ comes, goes, sumFen }: Companions): string {
  const cost = sumFen === 0 ? t`不加价` : deltaText(sumFen);
  const [coming, going] = [namesOf(comes), namesOf(goes)];
  if (coming && going) return t`需同时选装 ${coming}，并移除 ${going}，合计 ${cost}`;
  if (coming) return t`需同时选装 ${coming} ${cost}`;
  return going ? t`将同时移除 ${going} ${cost}` : '';
}

/** Text of the products that a product requires. */
export function needText(product: OptionProduct, missing: readonly OptionProduct[]): string {
  const name = spaced(product);
  const needed = missing.map((each) => spaced(each).trim()).join('、');
  return t`${name}需要搭配 ${needed}`.trim();
}

/** Text about products that are removed together with a product. */
export function withoutText(product: OptionProduct): string {
  const name = spaced(product);
  return t`移除${name}后，以下选项会一起变化`.trim();
}
