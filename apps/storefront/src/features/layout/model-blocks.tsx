import { t } from '@lingui/core/macro';
import { formatDate } from '@voltfront/rules/format/date';
import { navigate } from '@/navigation';
import { Icon, Picture, Price, pressable, ShortName, Text } from '@/ui';
import { BlockSection } from './block-section';
import type { BlockOf, LayoutData } from './layout-data';
import styles from './model-blocks.module.css';

type Model = NonNullable<LayoutData['model']>;

/** Opens what there is to know about a model before it is ordered. */
export const openModel = ({ modelId, stage }: Model): void =>
  stage === 'blindBooking'
    ? navigate('/pagesDetail/carModelNew', { modelId })
    : navigate('/pagesDetail/carModel', { modelId });

/** The price that a model starts at, or that it is still to come. */
export function FromPrice({ model: { fromPriceFen }, size }: { model: Model; size?: 'large' }) {
  if (fromPriceFen === null) return <Text size="small" tone="secondary" leading="small">{t`价格即将公布`}</Text>;
  return <Price fen={fromPriceFen} suffix={t`起`} {...(size && { size })} />;
}

/** The model with the price that it starts at. */
export function VehicleBlock({ block, model }: { block: BlockOf<'vehicle'>; model: Model }) {
  const { name, tagline, cutout } = model;
  return (
    <BlockSection blockId={block.blockId} title={block.title}>
      <div className={styles.vehicle} {...pressable(() => openModel(model))}>
        <div className={styles.vehicleWords}>
          <Text size="title-3" weight="medium" leading="title-3">
            {name}
          </Text>
          <Text size="caption" tone="secondary">
            {tagline}
          </Text>
          <div className={styles.from}>
            <FromPrice model={model} />
          </div>
        </div>
        <Picture className={styles.vehiclePicture} src={cutout} width={190} aspect={3 / 2} fit="contain" clear alt="" />
      </div>
    </BlockSection>
  );
}

/** Versions side by side; a tap opens the sheet of one. */
export function VersionsBlock({ block: { blockId, title, versions } }: { block: BlockOf<'versions'> }) {
  return (
    <BlockSection blockId={blockId} title={title} bleed>
      <div className={styles.scroll}>
        <div className={styles.row}>
          {versions.map(({ versionId, versionName, rangeKm, accelerationS, subsidyPriceFen, isSoldOut, cutout }) => (
            <div
              key={versionId}
              className={styles.version}
              {...pressable(() => navigate('/pagesDetail/carConfig', { versionId }))}
            >
              <div className={styles.stage}>
                <Picture src={cutout} width={168} aspect={3 / 2} fit="contain" clear alt="" />
              </div>
              <Text weight="medium" leading="small">
                <ShortName text={versionName} />
              </Text>
              <Text size="caption" tone="secondary">
                {t`${rangeKm} km · ${accelerationS.toFixed(1)} s`}
              </Text>
              <div className={styles.from}>
                {isSoldOut ? <Text size="small" tone="secondary">{t`已售罄`}</Text> : <Price fen={subsidyPriceFen} />}
              </div>
            </div>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}

/** Benefits of buying now, each with its last day. */
export function RightsBlock({ block: { blockId, title, rights } }: { block: BlockOf<'rights'> }) {
  return (
    <BlockSection blockId={blockId} title={title}>
      <div className={styles.list}>
        {rights.map((right) => (
          <div key={right.title} className={styles.right}>
            <Icon name="gift" size={20} className={styles.gift} />
            <div className={styles.rightWords}>
              <Text weight="medium" leading="small">
                {right.title}
              </Text>
              <Text size="small" tone="secondary" leading="small">
                {right.text}
              </Text>
              <Text size="caption" tone="secondary">{t`${formatDate(right.endsAt)} 截止`}</Text>
            </div>
          </div>
        ))}
      </div>
    </BlockSection>
  );
}

/** Option packages, which are chosen in the configurator. */
export function AccessoriesBlock({ block, model }: { block: BlockOf<'accessories'>; model: Model }) {
  const isOnSale = model.stage === 'onSale';
  const open = isOnSale ? () => openModel(model) : undefined;
  return (
    <BlockSection blockId={block.blockId} title={block.title} bleed>
      <div className={styles.scroll}>
        <div className={styles.row}>
          {block.items.map(({ productCode, name, picture, priceFen }) => (
            <div key={productCode} className={styles.accessory} {...pressable(open)}>
              <Picture src={picture} width={140} aspect={1} round="card" alt="" />
              <div className={styles.accessoryName}>
                <ShortName text={name} />
              </div>
              {priceFen !== null &&
                (priceFen > 0 ? (
                  <Price fen={priceFen} size="small" />
                ) : (
                  <Text size="caption" tone="secondary">{t`标配`}</Text>
                ))}
            </div>
          ))}
        </div>
      </div>
    </BlockSection>
  );
}
