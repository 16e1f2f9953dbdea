import { t } from '@lingui/core/macro';
import type { SnapUpDetailData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Block } from '@/features/campaign/block';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { PriceLines } from '@/features/vehicle/price-lines';
import { Carousel, Cell, CellGroup, Picture, Section, Stack, Tag, Text } from '@/ui';
import { CarBar } from './car-bar';
import styles from './sale.module.css';
import { BookedCount, OwnBanner, SalePrices, SessionClock, StockLine } from './sale-parts';

/** One car of a flash sale: everything that is fixed about it, and the button that leads to it. */
export function CarScreen({ detail }: { detail: SnapUpDetailData }) {
  const { campaign, session, car, options, rights, quote, depositFen, cities, arrivalDays } = detail;
  const saving = car.listFen - car.flashFen;
  return (
    <>
      <Views detail={detail} />
      <SessionClock head={detail} session={session} />
      <OwnBanner head={detail} />
      <Section pad="m">
        <Stack gap={2}>
          <Text size="title-3" weight="bold" heading={1}>{`${car.modelName} ${car.versionName}`}</Text>
          <SalePrices car={car} />
          <Stack row gap={2} wrap>
            {saving > 0 && <Tag tone="danger">{t`比同配置省 ${formatYuan(saving)}`}</Tag>}
            <Tag>{t`固定配置`}</Tag>
            <Tag>{t`每人限购一台`}</Tag>
          </Stack>
          <StockLine car={car} />
          <BookedCount car={car} />
        </Stack>
      </Section>
      <Section title={t`装备清单`}>
        <CellGroup>
          {options.map(({ group, name }) => (
            <Cell key={`${group}-${name}`} title={group} value={name} />
          ))}
        </CellGroup>
      </Section>
      <Block title={t`价格明细`}>
        <PriceLines lines={quote.lines} totalFen={quote.totalFen} />
      </Block>
      <Section title={t`购车权益`}>
        <CellGroup>
          {rights.map((right) => (
            <Cell key={right} title={right} />
          ))}
        </CellGroup>
      </Section>
      <Section title={t`交付说明`}>
        <CellGroup>
          <Cell title={t`抢购定金`} value={formatYuan(depositFen)} note={t`锁定前可申请退款`} />
          <Cell title={t`现车所在`} value={car.stockCity} />
          <Cell title={t`可交付城市`} value={cities.map(({ cityName }) => cityName).join('、')} />
          <Cell title={t`预计到店`} value={t`支付定金后约 ${arrivalDays} 天`} />
        </CellGroup>
      </Section>
      <CampaignRules rules={campaign.rules} />
      <div className={styles.end} />
      <CarBar detail={detail} />
    </>
  );
}

/** The car on its stage in one look, its gallery in the other. */
function Views({ detail: { look, car, pictures } }: { detail: SnapUpDetailData }) {
  const name = `${car.modelName} ${car.versionName}`;
  if (look === 'market' || pictures.length === 0)
    return (
      <div className={styles.bigStage}>
        <Picture src={car.cutout} width={358} aspect={1.8} alt={name} eager clear fit="contain" />
      </div>
    );
  return (
    <Carousel label={name} aspect={1.5}>
      {[
        <div key="car" className={styles.slide}>
          <Picture src={car.cutout} width={390} aspect={1.5} alt={name} eager clear fit="contain" />
        </div>,
        ...pictures.map((src) => <Picture key={src} src={src} width={390} aspect={1.5} alt="" />),
      ]}
    </Carousel>
  );
}
