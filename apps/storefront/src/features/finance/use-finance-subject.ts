import { useQuery } from '@tanstack/react-query';
import type { FinanceSubjectData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { carSettingCodes } from '@/features/vehicle/configurator/car-setting';
import type { PageQuery } from '@/page';
import { stored } from '@/session';
import { type FinanceCarAddress, subjectIn, subsidyIn } from './address';

/** The configuration that the customer made last, unless it is of another model. */
function storedSubject(modelId: string | undefined): FinanceSubjectData | null {
  const setting = stored.get('CAR_SETTING');
  const productCodes = carSettingCodes(setting);
  if (!setting || !productCodes || typeof setting.versionId !== 'string') return null;
  if (modelId !== undefined && setting.modelId !== modelId) return null;
  const configuration = { modelId: setting.modelId, versionId: setting.versionId, productCodes };
  return { kind: 'configuration', configuration, subsidy: 'personal' };
}

/**
 * The car of a finance page: the one its address names, else the customer's last configuration, else the first version on
 * sale of the model, or of the first model. `queries` are what the page waits for to know it.
 */
export function useFinanceSubject(address: FinanceCarAddress) {
  const [kept] = useState(() => storedSubject(address.modelId));
  const known = subjectIn(address) ?? kept;
  const models = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/models', {}),
    enabled: !known && !address.modelId,
  });
  const onSale = models.data?.find((each) => each.stage === 'onSale') ?? models.data?.[0];
  const modelId = address.modelId ?? onSale?.modelId ?? '';
  const model = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/model', { modelId }),
    enabled: !known && modelId !== '',
  });
  const version = model.data?.versions.find((each) => !each.isSoldOut) ?? model.data?.versions[0];
  const found: FinanceSubjectData | null = version
    ? { kind: 'version', versionId: version.versionId, subsidy: subsidyIn(address.subsidy) }
    : null;
  const queries: PageQuery[] = known ? [] : address.modelId ? [model] : [models, model];
  return { subject: known ?? found, queries };
}
