import type { OptionProductData, VersionConfigData } from '@voltfront/contract';
import type { Selection } from '@voltfront/rules/configurator/types';
import type { CarSetting } from '@/session';

type Item = CarSetting['itemAndSkuResultList'][number];

/** One first-level product with its chosen second-level items, as the car setting keeps it. */
function toSku(product: OptionProductData, chosen: readonly OptionProductData[]): Item['skuResultList'][number] {
  return {
    skuCode: product.productCode,
    skuName: product.name,
    subSkuResultList: chosen
      .filter((sub) => sub.level === 2 && sub.parentCode === product.productCode)
      .map((sub) => ({ skuCode: sub.productCode, skuName: sub.name })),
  };
}

/**
 * The choice in the shape of the `car setting` storage. `theme` is the art key of the group's choice (paint, wheel,
 * interior), empty elsewhere; `groupLevel` is the deepest level that holds a choice, 1 or 2.
 */
export function toCarSetting(config: VersionConfigData, selection: Selection): CarSetting {
  const chosen = config.products.filter((product) => selection.includes(product.productCode));
  const firstLevel = chosen.filter((product) => product.level === 1);
  return {
    modelId: config.modelId,
    versionId: config.versionId,
    batteryId: firstLevel.find((product) => product.groupCode === 'battery')?.productCode ?? '',
    groupLevel: chosen.some((product) => product.level === 2) ? 2 : 1,
    itemAndSkuResultList: config.groups.map(({ groupCode, name }) => {
      const ofGroup = firstLevel.filter((product) => product.groupCode === groupCode);
      return {
        rootItemCode: groupCode,
        itemName: name,
        theme: ofGroup.find((product) => product.art !== null)?.art ?? '',
        skuResultList: ofGroup.map((product) => toSku(product, chosen)),
      };
    }),
  };
}

/** The chosen codes of a stored car setting; null when the stored value is damaged or from an older version. */
export function carSettingCodes(setting: CarSetting | undefined): string[] | null {
  const items: unknown = setting?.itemAndSkuResultList;
  if (!Array.isArray(items)) return null;
  const codes: unknown[] = (items as Item[]).flatMap((item) =>
    (item?.skuResultList ?? []).flatMap((sku) => [
      sku?.skuCode,
      ...(sku?.subSkuResultList ?? []).map((sub) => sub?.skuCode),
    ]),
  );
  return codes.every((code): code is string => typeof code === 'string') ? codes : null;
}
