import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OrderDetailData } from '@voltfront/contract';
import { defaultSelection } from '@voltfront/rules/configurator/default-selection';
import { useMemo, useState } from 'react';
import { apiQuery } from '@/api';
import { useArea } from '@/features/place/use-area';
import { useComparison } from '@/features/vehicle/comparison';
import { configurationLink } from '@/features/vehicle/configurator/configuration-link';
import { useConfigurationEntry } from '@/features/vehicle/configurator/use-configuration-entry';
import { modelSubject } from '@/features/vehicle/models/model-subject';
import { PricesToCome } from '@/features/vehicle/models/prices-to-come';
import { arePricesOut, offSaleText } from '@/features/vehicle/models/stage-text';
import type { StartKind } from '@/features/vehicle/preview/order-kind';
import { PreviewScreen } from '@/features/vehicle/preview/preview-screen';
import { subsidyOf } from '@/features/vehicle/preview/subsidy-switch';
import { useCheckedQuote } from '@/features/vehicle/preview/use-checked-quote';
import { useShareSheet } from '@/features/vehicle/preview/use-share-sheet';
import { useWish } from '@/features/vehicle/preview/use-wish';
import { back, ensureLogin, navigate, redirect, useParams } from '@/navigation';
import { Page } from '@/page';
import { track } from '@/platform/analytics';
import { router } from '@/platform/router';
import { formatAddress } from '@/platform/router/address';
import { useSession } from '@/session';
import { lazySheet, Skeleton } from '@/ui';

const ROUTE = '/pagesDetail/configPreview';

const MessageSheet = lazySheet(() =>
  import('@/features/vehicle/preview/message-sheet').then((file) => file.MessageSheet),
);
const ConfigurationShareSheet = lazySheet(() =>
  import('@/features/vehicle/preview/share-sheet').then((file) => file.ConfigurationShareSheet),
);
const WishSheet = lazySheet(() => import('@/features/vehicle/preview/wish-sheet').then((file) => file.WishSheet));

/** The configuration that the page is about, with its options. */
function useConfiguration() {
  const params = useParams(ROUTE);
  const { entry, model, queries } = useConfigurationEntry(params);
  const { modelId = '', versionId = '' } = entry ?? {};
  const config = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config', { versionId }),
    enabled: entry !== null,
  });
  const codes = entry?.codes?.join('.');
  const configuration = useMemo(() => {
    if (!config.data) return null;
    const productCodes = codes === undefined ? [...defaultSelection(config.data)] : codes.split('.').filter(Boolean);
    return { modelId, versionId, productCodes };
  }, [config.data, modelId, versionId, codes]);
  const version = model?.versions.find((each) => each.versionId === versionId);
  const refusal = version?.isSoldOut ? t`该版本已售罄` : model ? offSaleText(model.stage) : null;
  return { params, model, config, configuration, refusal, queries: [...queries, config] };
}

/** The order that the configuration is to turn into a deposit; null for a new one. */
function useConverted(orderNo: string | undefined): OrderDetailData | null {
  const { isLoggedIn } = useSession();
  const enabled = isLoggedIn && orderNo !== undefined;
  const { data } = useQuery({ ...apiQuery('GET /api/mporder/v1/order/detail', { orderNo: orderNo ?? '' }), enabled });
  return enabled && data?.state === 'intentionPaid' ? data : null;
}

/** How many pages below this one a page lies, when it is one of the last two; null elsewhere. */
function stepsBackTo(path: string): number | null {
  const below = router.pages().slice(-3, -1).reverse();
  const at = below.findIndex((page) => page.path === path);
  return at < 0 ? null : at + 1;
}

/** 配置单: the itemised configuration before an order. */
export default function ConfigPreviewPage() {
  const { params, model, config, configuration, refusal, queries } = useConfiguration();
  const [subsidy, setSubsidy] = useState(() => subsidyOf(params.subsidy));
  const [chosenCity, setChosenCity] = useState<string>();
  const [kind, setKind] = useState<StartKind>('deposit');
  const [isWishOpen, setIsWishOpen] = useState(false);
  const area = useArea();
  const { orderNo } = params;
  const converted = useConverted(orderNo);
  const cityCode = chosenCity ?? converted?.city.cityCode ?? area?.cityCode;
  const { query: checked, change } = useCheckedQuote({ configuration, subsidy, cityCode });
  const quote = checked.data;
  const valid = quote?.configuration;
  const title = quote ? `${quote.modelName} ${quote.versionName}` : t`配置单`;
  const share = useShareSheet();
  const comparison = useComparison();
  const wish = useWish(valid);

  const edit = () => {
    if (!valid) return;
    const { modelId, versionId } = valid;
    const below = stepsBackTo('/pagesDetail/carSetting');
    if (below !== null && quote?.removed.length === 0) back(below);
    else navigate('/pagesDetail/carSetting', { modelId, versionId, c: configurationLink(valid), orderNo });
  };
  const order = () => {
    if (!valid) return;
    const { modelId, versionId } = valid;
    const c = configurationLink(valid);
    track('click', { action: 'order' });
    navigate('/pagesOrder/confirm/index', {
      modelId,
      versionId,
      c,
      subsidy,
      kind,
      cityCode,
      orderNo,
    });
  };
  const shareContent = () => ({
    title,
    address: valid
      ? formatAddress('/pagesDetail/carSetting', { modelId: valid.modelId, c: configurationLink(valid) })
      : ROUTE,
  });

  return (
    <Page
      route={ROUTE}
      subject={orderNo ? undefined : modelSubject}
      queries={[...queries, checked]}
      skeleton={<Skeleton variant="detail" />}
      share={shareContent}
    >
      {() =>
        model && !arePricesOut(model.stage) ? (
          <PricesToCome modelId={model.modelId} />
        ) : (
          quote &&
          valid &&
          config.data && (
            <>
              <PreviewScreen
                quote={quote}
                config={config.data}
                priceChange={change}
                subsidy={subsidy}
                onSubsidy={setSubsidy}
                cityCode={cityCode}
                onCity={setChosenCity}
                kind={kind}
                paidEarlierFen={converted?.paidFen ?? null}
                onKind={setKind}
                refusal={refusal}
                onEdit={edit}
                isWished={wish.isWished}
                wishCount={wish.count}
                onSave={() => ensureLogin() && wish.toggle()}
                onCompare={() => comparison.toggle(valid.versionId)}
                onShare={share.write}
                onWishes={() => ensureLogin() && setIsWishOpen(true)}
                onOrder={order}
              />
              <MessageSheet
                isOpen={share.isWriting}
                isBusy={share.isMaking}
                onClose={share.close}
                onShare={(message) => share.make(valid, message)}
              />
              <ConfigurationShareSheet
                isOpen={share.isOpen}
                shared={share.shared}
                title={title}
                picture={quote.cutout}
                totalFen={quote.totalFen}
                onClose={share.close}
              />
              <WishSheet
                isOpen={isWishOpen}
                onClose={() => {
                  setIsWishOpen(false);
                  void wish.renew();
                }}
                onOpen={(chosen) => {
                  setIsWishOpen(false);
                  const { modelId, versionId } = chosen;
                  redirect(ROUTE, { modelId, versionId, c: configurationLink(chosen), orderNo });
                }}
              />
            </>
          )
        )
      }
    </Page>
  );
}
