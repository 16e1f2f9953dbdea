import type { ReplyOf } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { Card, Descriptions, Skeleton, Tag } from 'antd';
import { useCall } from '../../api/use-call';
import { FailedState } from '../../frame/states';
import { carKindWords, carStateWords } from '../../texts/catalogue-words';
import { useTexts } from '../../texts/texts';
import { useActions } from '../../ui/actions';
import { DetailHead, DetailPage, fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { pictureAt } from '../../ui/picture';
import ui from '../../ui/ui.module.css';
import { WordTag } from '../../ui/word-tag';
import styles from './catalogue.module.css';
import { ChangesTable } from './changes';
import { type Offered, useOfferActions } from './offer-actions';

type Car = ReplyOf<'GET /api/mporder/v1/staff/catalogue/car'>;

/** A car in stock: what it is, where it stands, what it costs, and what was changed about it. */
export function CarDetail({ id }: { id: string }) {
  const { t } = useTexts();
  const car = useCall('GET /api/mporder/v1/staff/catalogue/car', { stockCarId: id });
  if (car.isPending) return <Skeleton active paragraph={{ rows: 12 }} />;
  if (car.isError) return <FailedState error={car.error} retry={() => void car.refetch()} />;
  return (
    <DetailPage>
      <Head car={car.data} />
      <div className={ui.pair}>
        <Configuration car={car.data} />
        <Price car={car.data} />
      </div>
      <ChangesTable fixed={{ stockCarId: id }} title={t('changeHistory')} />
    </DetailPage>
  );
}

function offeredOf({ stockCarId: id, vin, priceFen, state }: Car): Offered {
  const sale = state === 'withdrawn' ? 'withdrawn' : 'onSale';
  const offers = [{ id, name: vin, priceFen, sale }] as const;
  return { kind: 'car', id, priceFen, sale: state === 'sold' ? null : sale, offers };
}

function Head({ car }: { car: Car }) {
  const { t, say } = useTexts();
  const { buttons, dialog } = useActions(useOfferActions());
  return (
    <>
      <DetailHead
        title={car.vin}
        tags={
          <>
            <WordTag of={carStateWords[car.state]} />
            {car.isInSale ? <Tag>{t('inOfficialSale')}</Tag> : null}
          </>
        }
        buttons={buttons(offeredOf(car))}
        facts={[
          fact(t('model'), `${car.modelName} ${car.versionName}`),
          fact(t('carKind'), say(carKindWords[car.kind])),
          fact(t('store'), car.storeName),
          fact(t('stockPrice'), <b className="tabular">{formatYuan(car.priceFen)}</b>),
          fact(t('listPrice'), <span className="tabular">{formatYuan(car.listPriceFen)}</span>),
          fact(t('mileage'), car.mileageKm),
          fact(t('producedAt'), formatDate(car.producedAt)),
          fact(t('arrivedAt'), formatDate(car.arrivedAt)),
          fact(t('readyIn'), t('daysN', { n: car.readyInDays })),
          fact(t('registration'), car.registrationText),
          ...(car.orderNo ? [fact(t('order'), <OrderLink orderNo={car.orderNo} />)] : []),
          ...(car.heldUntil ? [fact(t('heldUntil'), momentOr(car.heldUntil))] : []),
          ...(car.saleStartsAt
            ? [fact(t('saleSpan'), `${momentOr(car.saleStartsAt)} ~ ${momentOr(car.saleEndsAt)}`, 2)]
            : []),
        ]}
      />
      {dialog}
    </>
  );
}

function Configuration({ car: { cutout, options, marks, photoCount } }: { car: Car }) {
  const { t } = useTexts();
  return (
    <Card title={t('configuration')} extra={t('photosN', { n: photoCount })}>
      <img className={styles.picture} src={pictureAt(cutout, 480)} alt="" />
      <p>
        {options.map((name) => (
          <Tag key={name}>{name}</Tag>
        ))}
      </p>
      <Descriptions column={1} items={[fact(t('marks'), marks.length === 0 ? t('noMarks') : marks.join('；'))]} />
    </Card>
  );
}

function Price({ car: { lines, priceFen } }: { car: Car }) {
  const { t } = useTexts();
  const amount = (fen: number) => <span className="tabular">{formatYuan(fen)}</span>;
  return (
    <Card title={t('priceLines')}>
      <Descriptions
        column={1}
        items={[
          ...lines
            .filter(({ amountFen }) => amountFen !== 0)
            .map(({ name, amountFen }) => fact(name, amount(amountFen))),
          fact(t('stockPrice'), <b>{amount(priceFen)}</b>),
        ]}
      />
    </Card>
  );
}
