import { t } from '@lingui/core/macro';
import type { ModelSummaryData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button, cx, Price } from '@/ui';
import { pictureProps } from '@/ui/picture/picture-props';
import styles from './model-slide.module.css';
import { deliveryText, stageText } from './stage-text';

/** Asked for with the least urgency that the platform knows. */
const LOW = { fetchpriority: 'low' };

export interface ModelSlideProps {
  model: ModelSummaryData;
  /** The slide that the page opens with: its picture loads first. */
  isFirst: boolean;
  /** Its picture is prefetched before it is visible. */
  isAhead: boolean;
}

/** One model over the whole screen: hero, name, stage, price from, delivery, and the way on. */
export function ModelSlide({ model, isFirst, isAhead }: ModelSlideProps) {
  const { name, tagline, stage, hero, fromPriceFen, deliveryWeeks } = model;
  const source = { ...pictureProps(hero, 390, isFirst || isAhead, 'cover'), ...(isFirst ? {} : LOW) };
  return (
    <div className={styles.slide}>
      <div className={styles.words}>
        <div className={styles.name}>{name}</div>
        <div className={styles.tagline}>{tagline}</div>
        <span className={styles.stage}>{stageText(stage)}</span>
      </div>
      <div className={styles.car}>
        <div className={styles.frame}>
          <img {...source} className={styles.picture} alt={name} />
        </div>
      </div>
      <div className={styles.sky} />
      <div className={styles.ground} />
      <div className={styles.foot}>
        <div className={styles.price}>
          {fromPriceFen === null ? (
            <span className={styles.note}>{t`价格即将公布`}</span>
          ) : (
            <>
              <span className={styles.note}>{t`补贴后`}</span>
              <Price fen={fromPriceFen} size="large" suffix={t`起`} />
            </>
          )}
        </div>
        <div className={cx(styles.note, styles.delivery)}>{deliveryText(deliveryWeeks)}</div>
        <div className={styles.actions}>
          <ModelAction model={model} />
          {stage === 'onSale' && (
            <Button
              className={styles.drive}
              variant="secondary"
              label={t`预约试驾${name}`}
              onClick={() => navigate('/pagesActivity/testDrive/index', { modelId: model.modelId })}
            >
              {t`试驾`}
            </Button>
          )}
        </div>
        <div className={styles.ways}>
          {stage === 'onSale' && (
            <Button
              className={styles.way}
              variant="text"
              size="small"
              icon="car"
              onClick={() => navigate('/pagesDetail/currentVehicle/index', { modelId: model.modelId })}
            >
              {t`现车`}
            </Button>
          )}
          <Button
            className={styles.way}
            variant="text"
            size="small"
            icon="store"
            onClick={() => navigate('/pagesStore/storeList')}
          >
            {t`门店`}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** The action of the stage, replaced by an open order of the model. */
function ModelAction({ model }: { model: ModelSummaryData }) {
  const { modelId, stage, openOrderNo } = model;
  if (openOrderNo) {
    const path = stage === 'blindBooking' ? '/pagesOrder/confirm/cs1eResult' : '/pagesOrder/car/detail';
    return (
      <Button block onClick={() => navigate(path, { orderNo: openOrderNo })}>
        {t`查看订单`}
      </Button>
    );
  }
  if (stage === 'blindBooking') {
    return (
      <Button block variant="dark" onClick={() => navigate('/pagesDetail/carModelNew', { modelId })}>
        {t`立即盲订`}
      </Button>
    );
  }
  const text = stage === 'onSale' ? t`立即定制` : stage === 'soldOut' ? t`查看车型` : t`了解新车`;
  return (
    <Button
      block
      variant={stage === 'onSale' ? 'primary' : 'dark'}
      onClick={() => navigate('/pagesDetail/carModel', { modelId })}
    >
      {text}
    </Button>
  );
}
