import { useQuery } from '@tanstack/react-query';
import { linkToSelection } from '@voltfront/rules/configurator/selection-link';
import { useState } from 'react';
import { apiQuery } from '@/api';
import type { PageQuery } from '@/page';
import { stored } from '@/session';
import { carSettingCodes } from './car-setting';
import { type ConfigurationAddress, type ConfigurationEntry, configurationOf } from './configuration-link';

/** Where a configuration can come from, strongest first: a link, an order, a share code, the stored car setting. */
export interface ConfigurationParams extends ConfigurationAddress {
  orderNo?: string;
  shareId?: string;
}

function storedEntry(modelId: string | undefined): ConfigurationEntry | null {
  const setting = stored.get('CAR_SETTING');
  const codes = carSettingCodes(setting);
  if (!setting || !codes || typeof setting.versionId !== 'string') return null;
  if (modelId !== undefined && setting.modelId !== modelId) return null;
  return { modelId: setting.modelId, versionId: setting.versionId, codes };
}

/** What the page starts with when neither an order nor a share code names a configuration. */
const localEntry = (params: ConfigurationParams): ConfigurationEntry | null =>
  configurationOf(params) ?? (params.versionId ? null : storedEntry(params.modelId));

/**
 * The configuration that a page opens with, worked out once from its parameters, and the queries it has to wait for.
 * `entry` is null while they run; a model without a named version starts with its first version that is not sold out.
 */
export function useConfigurationEntry(params: ConfigurationParams) {
  const [first] = useState(params);
  const [local] = useState(() => localEntry(first));
  const { orderNo = '', shareId = '' } = first;
  const isRemote = Boolean(orderNo || shareId) && !linkToSelection(first.c ?? '');
  const order = useQuery({
    ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo }),
    enabled: isRemote && Boolean(orderNo),
  });
  const shared = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config/shared', { shareId }),
    enabled: isRemote && !orderNo,
  });
  const remote = orderNo ? order.data?.configuration : shared.data?.configuration;
  const known = isRemote ? remote && { ...remote, codes: remote.productCodes } : (local ?? undefined);

  const models = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/models', {}),
    enabled: !isRemote && !known && !first.modelId,
  });
  const onSale = models.data?.find((each) => each.stage === 'onSale') ?? models.data?.[0];
  const modelId = known?.modelId ?? first.modelId ?? onSale?.modelId ?? '';
  const model = useQuery({ ...apiQuery('GET /api/mporder/v1/vehicle/model', { modelId }), enabled: modelId !== '' });
  const versions = model.data?.versions ?? [];
  const wanted = versions.find((version) => version.versionId === (known?.versionId ?? first.versionId));
  const version = wanted ?? versions.find((each) => !each.isSoldOut) ?? versions[0];
  const entry: ConfigurationEntry | null =
    version && (!isRemote || known)
      ? { modelId, versionId: version.versionId, codes: wanted ? (known?.codes ?? null) : null }
      : null;

  const queries: PageQuery[] = [];
  if (isRemote) queries.push({ ...(orderNo ? order : shared), keepsOnReturn: true });
  if (!isRemote && !known && !first.modelId) queries.push(models);
  queries.push(model);
  return { entry, model: model.data, order: order.data, sharedBy: shared.data?.sharedBy ?? null, queries };
}
