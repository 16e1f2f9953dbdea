import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OrderSheetData } from '@voltfront/contract';
import { useEffect } from 'react';
import { apiQuery } from '@/api';
import { ChangeClosed } from '@/features/order/change/change-closed';
import { ChoiceGone, choiceRefusal } from '@/features/order/change/choice-gone';
import { orderSubject } from '@/features/order/order-subject';
import { ChangedSheet } from '@/features/order/sheet/changed-sheet';
import { SheetScreen } from '@/features/order/sheet/sheet-screen';
import { type ConfigurationEntry, configurationOf } from '@/features/vehicle/configurator/configuration-link';
import { redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/configPreviewOrder';

type Way = 'configuration' | 'vehicle';

/** Which change a chosen configuration would be: of the model, or within it. Null while the order is not known. */
const wayOf = (sheet: OrderSheetData | undefined, wanted: ConfigurationEntry | null): Way | null => {
  if (!sheet || !wanted) return null;
  return sheet.current.configuration.modelId === wanted.modelId ? 'configuration' : 'vehicle';
};

/** Why this change is not possible now, from what the server permits; null when it is. */
function refusalOf({ permissions }: OrderSheetData, way: Way): string | null {
  const action = way === 'vehicle' ? 'changeVehicle' : 'changeConfiguration';
  const permission = permissions.find((each) => each.action === action);
  return permission && !permission.isAllowed ? (permission.refusal?.reason ?? t`当前状态不可变更`) : null;
}

/** The order with the chosen configuration, asked for as the change that it would be. */
function usePreview(orderNo: string, wanted: ConfigurationEntry | null, way: Way | null) {
  const { modelId = '', versionId = '', codes } = wanted ?? {};
  const body = { orderNo, modelId, versionId, productCodes: codes ?? undefined };
  const within = useQuery({
    ...apiQuery('POST /api/mporder/v1/order/configuration/preview', body),
    enabled: way === 'configuration',
  });
  const across = useQuery({
    ...apiQuery('POST /api/mporder/v1/order/vehicle/preview', body),
    enabled: way === 'vehicle',
  });
  return way === 'vehicle' ? across : within;
}

/** 订单配置单: the frozen sheet of an order; with `c`, the frozen configuration against the one chosen in the configurator. */
export default function ConfigPreviewOrderPage() {
  const { orderNo = '', c } = useParams(ROUTE);
  const sheet = useQuery({ ...apiQuery('GET /api/mporder/v1/order/sheet', { orderNo }), enabled: orderNo !== '' });
  const wanted = c ? configurationOf({ c }) : null;
  const way = wayOf(sheet.data, wanted);
  const refusal = sheet.data && way ? refusalOf(sheet.data, way) : null;
  const isConversion = way === 'configuration' && sheet.data?.state === 'intentionPaid';
  const preview = usePreview(orderNo, wanted, refusal === null && !isConversion ? way : null);
  useEffect(() => {
    if (isConversion) redirect('/pagesDetail/configPreviewEquityOrder', { orderNo, c });
  }, [isConversion, orderNo, c]);

  const gone = choiceRefusal(preview);
  const isChange = wanted !== null && refusal === null && !isConversion;
  return (
    <Page
      route={ROUTE}
      subject={orderSubject}
      isMissing={orderNo === ''}
      title={wanted ? t`确认配置变更` : undefined}
      queries={isChange && !gone ? [sheet, preview] : [sheet]}
      skeleton={<Skeleton variant="detail" count={2} />}
    >
      {() => {
        if (gone) return <ChoiceGone refusal={gone} orderNo={orderNo} c={c} />;
        if (refusal !== null) return <ChangeClosed title={t`暂不可变更`} reason={refusal} />;
        if (isChange && preview.data) return <ChangedSheet preview={preview.data} reload={preview.refetch} />;
        return sheet.data && !wanted && <SheetScreen sheet={sheet.data} onLock={sheet.refetch} />;
      }}
    </Page>
  );
}
