import type { SnapUpData } from '@voltfront/contract';
import { useState } from 'react';
import { useServerNow } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { navigate } from '@/navigation';
import { Picture, pressable, Section, Stack, Tabs, Text } from '@/ui';
import { CarAction } from './car-action';
import styles from './sale.module.css';
import { BookedCount, OwnBanner, SalePrices, SessionClock, StockLine } from './sale-parts';
import { readSalesAgain } from './snap-up-cache';
import { firstSession, sessionName } from './snap-up-words';
import { SALE_PAGES } from './use-place';

/** A flash sale by sessions of a day: a large card for each car. */
export function MarketScreen({ sale }: { sale: SnapUpData }) {
  const { campaign, sessions, cars } = sale;
  const now = useServerNow()();
  const [chosen, choose] = useState(() => sessions[firstSession(sale, sessions, now)]?.code ?? '');
  const session = sessions.find(({ code }) => code === chosen) ?? sessions[0];
  if (!session) return null;
  const shown = cars.filter((car) => car.session === session.code);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readSalesAgain} />
      <OwnBanner head={sale} />
      <Tabs
        items={sessions.map((each) => ({ key: each.code, text: sessionName(each, now) }))}
        activeKey={session.code}
        onChange={choose}
      />
      <SessionClock head={sale} session={session} />
      {shown.map((car) => (
        <Section key={car.code} pad="m">
          <div
            className={styles.stage}
            {...pressable(() => navigate(SALE_PAGES.market.detail, { id: campaign.slug, code: car.code }))}
          >
            <Picture
              src={car.cutout}
              width={326}
              aspect={2}
              alt={`${car.modelName} ${car.versionName}`}
              clear
              fit="contain"
            />
          </div>
          <Stack gap={2}>
            <Text weight="medium" heading={2}>{`${car.modelName} ${car.versionName}`}</Text>
            <StockLine car={car} />
            <Stack row justify="between" align="center" gap={2}>
              <Stack gap={1}>
                <SalePrices car={car} />
                <BookedCount car={car} />
              </Stack>
              <CarAction head={sale} session={session} car={car} />
            </Stack>
          </Stack>
        </Section>
      ))}
      <CampaignRules rules={campaign.rules} />
    </>
  );
}
