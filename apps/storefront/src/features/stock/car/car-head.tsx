import { t } from '@lingui/core/macro';
import type { StockDetailData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Icon, Price, pressable, Tag, Text } from '@/ui';
import { carTitle, kindWords, mileageWords, readyWords, registrationWords, savingWords } from '../stock-words';
import styles from './car-head.module.css';
import { CarPicture } from './car-picture';

export interface CarHeadProps {
  car: StockDetailData;
  onPhotos: () => void;
  /** Opens the finance calculator; left out: the rate is only said. */
  onRate?: () => void;
}

/** The car over the whole width, its name and looks, price with discount and the month's rate. */
export function CarHead({ car, onPhotos, onRate }: CarHeadProps) {
  const { photo, photoCount, vinTail, monthly, savingFen } = car;
  return (
    <div className={styles.head}>
      <div className={styles.picture} {...pressable(onPhotos)}>
        <CarPicture car={car} width={390} eager vinTail={vinTail} />
        <span className={styles.photos}>
          <Icon name="camera" size={14} className={styles.camera} />
          {photo ? t`${photoCount} 张实车照片` : t`查看配置图`}
        </span>
      </div>
      <div className={styles.body}>
        <Text size="title-2" weight="bold" leading="title-2" heading={2}>
          {carTitle(car)}
        </Text>
        <div className={styles.looks}>
          {car.paint.swatch && (
            <span className={styles.swatch} style={{ backgroundColor: car.paint.swatch }} aria-hidden />
          )}
          <span>{[car.paint.name, car.interior.name, car.wheelName].join(' · ')}</span>
        </div>
        <Tags car={car} />
        <div className={styles.money}>
          <Price fen={car.priceFen} size="display" />
          {savingFen > 0 && (
            <>
              <Price fen={car.listPriceFen} struck tone="secondary" />
              <span className={styles.saving}>{savingWords(savingFen)}</span>
            </>
          )}
        </div>
        {(monthly || onRate) && (
          <div className={styles.rate} {...pressable(onRate)}>
            <span>{monthly ? rateWords(monthly) : t`计算月供`}</span>
            {onRate && <Icon name="chevron-right" size={14} className={styles.more} />}
          </div>
        )}
      </div>
    </div>
  );
}

function Tags({ car }: { car: StockDetailData }) {
  const { kind, mileageKm, registration, readyInDays, isQuickPickup } = car;
  return (
    <div className={styles.tags}>
      <Tag tone={kind === 'new' ? 'accent' : 'dark'}>{kindWords(kind)}</Tag>
      {kind !== 'new' && <Tag>{mileageWords(mileageKm)}</Tag>}
      <Tag>{registrationWords(registration)}</Tag>
      <Tag tone={isQuickPickup ? 'success' : 'neutral'}>{readyWords(readyInDays)}</Tag>
      {car.sale && <Tag tone="warning">{t`一车一价 · 仅此一台`}</Tag>}
    </div>
  );
}

const rateWords = ({ downPaymentFen, months, monthlyFen }: NonNullable<StockDetailData['monthly']>): string =>
  t`首付 ${formatYuan(downPaymentFen)}，${months} 期月供约 ${formatYuan(monthlyFen)}`;
