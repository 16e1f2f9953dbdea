import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { useConfigurationEntry } from '@/features/vehicle/configurator/use-configuration-entry';
import { FullViewScreen } from '@/features/vehicle/full-view/full-view-screen';
import { modelSubject } from '@/features/vehicle/models/model-subject';
import { PricesToCome } from '@/features/vehicle/models/prices-to-come';
import { arePricesOut } from '@/features/vehicle/models/stage-text';
import { useOpenSheet } from '@/features/vehicle/preview/use-open-sheet';
import { back, canGoBack, relaunch, useParams } from '@/navigation';
import { Page } from '@/page';
import { useAppearance } from '@/session';
import { NavBar } from '@/ui';
import styles from './settingPreview.module.css';

const ROUTE = '/pagesDetail/settingPreview';

/** 效果预览: the chosen car over the whole screen. */
export default function SettingPreviewPage() {
  const params = useParams(ROUTE);
  const { entry, model, order, queries } = useConfigurationEntry(params);
  const config = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config', { versionId: entry?.versionId ?? '' }),
    enabled: entry !== null,
  });
  const openSheet = useOpenSheet(params, order);
  const { isDark } = useAppearance();
  const [chosenNight, setChosenNight] = useState<boolean | null>(null);
  const isNight = chosenNight ?? isDark;
  const bar = (
    <NavBar
      className={isNight ? undefined : styles.day}
      transparent
      onDark={isNight}
      onBack={canGoBack() ? () => back() : undefined}
      onHome={() => relaunch('/')}
    />
  );
  return (
    <Page
      route={ROUTE}
      subject={params.orderNo ? undefined : modelSubject}
      queries={[...queries, config]}
      navBar={bar}
      plain
    >
      {() =>
        model && !arePricesOut(model.stage) ? (
          <PricesToCome modelId={model.modelId} />
        ) : (
          entry &&
          model &&
          config.data && (
            <FullViewScreen
              model={model}
              config={config.data}
              savedCodes={entry.codes}
              orderNo={params.orderNo}
              isNight={isNight}
              onNight={setChosenNight}
              onSheet={openSheet}
            />
          )
        )
      }
    </Page>
  );
}
