import { t } from '@lingui/core/macro';
import type { StockCardData } from '@voltfront/contract';
import { truncateName } from '@voltfront/rules/format/truncate';
import { matchGrade } from '@voltfront/rules/stock/match';
import type { ReactNode } from 'react';
import { cx, Icon, Price, pressable, Section, Tag, Text } from '@/ui';
import {
  carTitle,
  isWithinReach,
  kindWords,
  matchWords,
  mileageWords,
  placeWords,
  readyWords,
  registrationWords,
  savingWords,
} from '../stock-words';
import { CarPicture } from './car-picture';
import styles from './stock-card.module.css';

export interface StockCardProps {
  car: StockCardData;
  onOpen: () => void;
  /** Opens the photos; left out: the picture opens the car as well. */
  onPhotos?: () => void;
  /** At the end: a countdown, how many are left. */
  children?: ReactNode;
  /** The first ones of a page are fetched at once. */
  eager?: boolean;
  className?: string;
}

/** A stock car in a list: picture, version, colours, price with discount, location and pickup day. */
export function StockCard({ car, onOpen, onPhotos, children, eager, className }: StockCardProps) {
  const { photo, photoCount } = car;
  const showPhotos = photo ? onPhotos : undefined;
  const isWanted = isWithinReach(car.state);
  return (
    <Section role="listitem" className={cx(!isWanted && styles.gone, className)}>
      <div className={styles.picture} {...pressable(showPhotos ?? onOpen)}>
        <CarPicture car={car} width={358} aspect={16 / 9} eager={eager} />
        <Marks car={car} />
        {photo && photoCount > 1 && (
          <span className={styles.photos}>
            <Icon name="camera" size={14} />
            <span className={styles.photoCount}>{t`${photoCount} 张实拍`}</span>
          </span>
        )}
      </div>
      <div className={styles.body} {...pressable(onOpen)}>
        <div className={styles.title}>{carTitle(car)}</div>
        <Looks car={car} />
        <div className={styles.money}>
          <Price fen={car.priceFen} size="large" tone={isWanted ? 'text' : 'secondary'} />
          {isWanted && car.savingFen > 0 && (
            <>
              <Price fen={car.listPriceFen} size="small" struck tone="secondary" />
              <span className={styles.saving}>{savingWords(car.savingFen)}</span>
            </>
          )}
        </div>
        <Foot car={car} />
      </div>
      {children && <div className={styles.more}>{children}</div>}
    </Section>
  );
}

const isClose = ({ matchPercent }: StockCardData): boolean =>
  matchPercent !== null && matchGrade(matchPercent) === 'close';

function Marks({ car }: { car: StockCardData }) {
  return (
    <div className={styles.marks}>
      <Tag tone={car.kind === 'new' ? 'accent' : 'dark'}>{kindWords(car.kind)}</Tag>
      {car.state === 'heldByMe' && <Tag tone="success">{t`已为您保留`}</Tag>}
      {car.sale && <Tag tone="warning">{t`仅此一台`}</Tag>}
      {isClose(car) && <Tag tone="dark">{matchWords(car.matchPercent)}</Tag>}
    </div>
  );
}

/** Paint, interior, wheels; of a used car also how far it has gone and whether it has plates; how far it is from a wish. */
function Looks({ car }: { car: StockCardData }) {
  const { paint, interior, wheelName, kind, mileageKm, registration } = car;
  const match = isClose(car) ? '' : matchWords(car.matchPercent);
  return (
    <>
      <div className={styles.looks}>
        {paint.swatch && <span className={styles.swatch} style={{ backgroundColor: paint.swatch }} aria-hidden />}
        <span className={styles.look}>{[paint.name, interior.name, wheelName].map(truncateName).join(' · ')}</span>
      </div>
      {kind !== 'new' && (
        <Text size="small" tone="secondary" leading="small">
          {[t`里程 ${mileageWords(mileageKm)}`, registrationWords(registration)].join(' · ')}
        </Text>
      )}
      {match && (
        <Text size="small" tone="secondary" leading="small">
          {match}
        </Text>
      )}
    </>
  );
}

function Foot({ car }: { car: StockCardData }) {
  return (
    <div className={styles.foot}>
      <Icon name="location" size={14} className={styles.pin} />
      <span className={styles.place}>{placeWords(car)}</span>
      <span className={styles.ready}>{readyWords(car.readyInDays)}</span>
    </div>
  );
}
