import { t } from '@lingui/core/macro';
import type { ChangePermissionData, OrderSheetData } from '@voltfront/contract';
import { configurationLink } from '@/features/vehicle/configurator/configuration-link';
import { navigate } from '@/navigation';

export type ChangeActionKey = ChangePermissionData['action'];

/** How people call a change. */
export function changeActionName(key: ChangeActionKey): string {
  const names: Record<ChangeActionKey, string> = {
    changeConfiguration: t`修改选配`,
    switchVersion: t`切换版本`,
    changeRights: t`变更权益`,
    changeVehicle: t`变更车型`,
    yearlyChange: t`年款选择`,
  };
  return names[key];
}

const ORDER: readonly ChangeActionKey[] = [
  'changeConfiguration',
  'switchVersion',
  'changeRights',
  'changeVehicle',
  'yearlyChange',
];

/** Changes that are allowed now, in a fixed order. */
export const allowedChanges = ({ permissions }: Pick<OrderSheetData, 'permissions'>): ChangeActionKey[] =>
  ORDER.filter((key) => permissions.some(({ action, isAllowed }) => action === key && isAllowed));

/** Why the sheet is read-only; null while anything about the configuration can still be changed. */
export function readOnlyReason({ permissions }: Pick<OrderSheetData, 'permissions'>): string | null {
  if (permissions.some(({ isAllowed }) => isAllowed)) return null;
  const first = permissions.find(({ action }) => action === 'changeConfiguration') ?? permissions[0];
  return first?.refusal?.reason ?? t`当前状态不可变更`;
}

/** Opens the page of a change. */
export function openChange(
  key: ChangeActionKey,
  order: { orderNo: string } & Pick<OrderSheetData['current'], 'configuration'>,
): void {
  const { orderNo, configuration } = order;
  const { modelId, versionId } = configuration;
  const pages: Record<ChangeActionKey, () => void> = {
    changeConfiguration: () =>
      navigate('/pagesDetail/carSetting', { modelId, versionId, c: configurationLink(configuration), orderNo }),
    switchVersion: () => navigate('/pagesOrder/car/versionSwitching', { orderNo }),
    changeRights: () => navigate('/pagesDetail/rightsChange', { orderNo }),
    changeVehicle: () => navigate('/pagesDetail/vehicleChange', { orderNo }),
    yearlyChange: () => navigate('/pagesDetail/yearlyChoose', { orderNo }),
  };
  pages[key]();
}
