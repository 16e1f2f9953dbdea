import { t } from '@lingui/core/macro';
import type { SnapUpData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useServerNow } from '@/api';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { CampaignState } from '@/features/campaign/campaign-state';
import { navigate } from '@/navigation';
import { cx, Fill, Picture, pressable, Section, Stack, Strip, Text } from '@/ui';
import { CarAction } from './car-action';
import styles from './sale.module.css';
import { BookedCount, OwnBanner, SalePrices, SessionClock, StockLine } from './sale-parts';
import { readSalesAgain } from './snap-up-cache';
import { firstSession, phaseName, phaseOf } from './snap-up-words';
import { SALE_PAGES } from './use-place';

/** A flash sale by dates: a row for each car, sold out ones too. */
export function DatedScreen({ sale }: { sale: SnapUpData }) {
  const { campaign, sessions, cars } = sale;
  const now = useServerNow()();
  const [chosen, choose] = useState(() => firstSession(sale, sessions, now));
  const session = sessions[chosen] ?? sessions[0];
  if (!session) return null;
  const shown = cars.filter((car) => car.session === session.code);
  return (
    <>
      <div className={styles.wide}>
        <Picture src={campaign.artwork.wide} width={390} aspect={16 / 9} alt="" eager />
      </div>
      <Section pad="m">
        <Stack gap={2}>
          <Text size="title-2" weight="bold" heading={1}>
            {campaign.title}
          </Text>
          <Text size="small" tone="secondary">
            {campaign.lead}
          </Text>
          <CampaignState campaign={campaign} onTurn={readSalesAgain} />
        </Stack>
      </Section>
      <OwnBanner head={sale} />
      <Strip className={styles.dates} chosen={chosen}>
        {(idOf) => (
          <div className={styles.dateRow} role="tablist" aria-label={t`抢购场次`}>
            {sessions.map((each, index) => (
              <button
                type="button"
                key={each.code}
                id={idOf(index)}
                role="tab"
                aria-selected={index === chosen}
                className={cx(styles.date, index === chosen && styles.dateOn)}
                onClick={() => choose(index)}
              >
                <span className={styles.day}>{formatInstant(each.startsAt, 'M.DD')}</span>
                <span className={styles.hour}>{formatInstant(each.startsAt, 'HH:mm')}</span>
                <span className={styles.phase}>{phaseName(phaseOf(sale, each, now))}</span>
              </button>
            ))}
          </div>
        )}
      </Strip>
      <SessionClock head={sale} session={session} />
      {shown.map((car) => (
        <Section key={car.code} pad="m">
          <Stack row gap={3} align="start">
            <div
              className={styles.thumb}
              {...pressable(() => navigate(SALE_PAGES.dated.detail, { id: campaign.slug, code: car.code }))}
            >
              <Picture
                src={car.cutout}
                width={124}
                aspect={1.3}
                alt={`${car.modelName} ${car.versionName}`}
                clear
                fit="contain"
              />
            </div>
            <Fill>
              <Stack gap={2}>
                <Text weight="medium" heading={2}>{`${car.modelName} ${car.versionName}`}</Text>
                <Text size="caption" tone="secondary">{t`现车所在 ${car.stockCity}`}</Text>
                <SalePrices car={car} />
                <StockLine car={car} />
                <Stack row justify="between" align="center" gap={2}>
                  <BookedCount car={car} />
                  <CarAction head={sale} session={session} car={car} />
                </Stack>
              </Stack>
            </Fill>
          </Stack>
        </Section>
      ))}
      <CampaignRules rules={campaign.rules} />
    </>
  );
}
