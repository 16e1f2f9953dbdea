import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '@/api';
import { configurationLink } from '@/features/vehicle/configurator/configuration-link';
import { ConfiguratorScreen } from '@/features/vehicle/configurator/configurator-screen';
import { ConfiguratorSkeleton } from '@/features/vehicle/configurator/configurator-skeleton';
import { paintedCodes } from '@/features/vehicle/configurator/painted-codes';
import { useConfigurationEntry } from '@/features/vehicle/configurator/use-configuration-entry';
import { PricesToCome } from '@/features/vehicle/models/prices-to-come';
import { arePricesOut } from '@/features/vehicle/models/stage-text';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';

const ROUTE = '/pagesDetail/carSetting';

/** 爱车定制: the configurator of one model. */
export default function CarSettingPage() {
  const params = useParams(ROUTE);
  const { entry, model, queries } = useConfigurationEntry(params);
  const config = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config', { versionId: entry?.versionId ?? '' }),
    enabled: entry !== null,
  });
  const { orderNo, paint } = params;
  return (
    <Page route={ROUTE} queries={[...queries, config]} plain skeleton={<ConfiguratorSkeleton />}>
      {() =>
        model && !arePricesOut(model.stage) ? (
          <PricesToCome modelId={model.modelId} />
        ) : (
          entry &&
          model &&
          config.data && (
            <ConfiguratorScreen
              model={model}
              config={config.data}
              savedCodes={entry.codes ?? paintedCodes(config.data, paint)}
              isVersionChosen={entry.codes !== null}
              orderNo={orderNo}
              onNext={(configuration) => {
                const { modelId, versionId } = configuration;
                const c = configurationLink(configuration);
                navigate('/pagesDetail/settingPreview', { modelId, versionId, c, ...(orderNo ? { orderNo } : {}) });
              }}
            />
          )
        )
      }
    </Page>
  );
}
