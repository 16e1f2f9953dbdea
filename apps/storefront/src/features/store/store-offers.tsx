import { t } from '@lingui/core/macro';
import type { StorePageData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { navigate } from '@/navigation';
import { Avatar, Cell, CellGroup, Picture, pressable, Section, Stack, Tag, Text } from '@/ui';
import styles from './store-offers.module.css';

/** Cars that stand in a store, and those that can be driven. */
export function StoreModels({ store }: { store: StorePageData }) {
  const { storeId, onShow, toDrive, kind } = store;
  const drivable = new Set(toDrive.map(({ modelId }) => modelId));
  const all = [...onShow, ...toDrive.filter(({ modelId }) => !onShow.some((each) => each.modelId === modelId))];
  if (all.length === 0) return null;
  return (
    <Section title={t`展车与试驾车`} apart="before">
      <div className={styles.scroll}>
        <div className={styles.row}>
          {all.map(({ modelId, name, picture }) => (
            <div
              key={modelId}
              className={styles.model}
              {...pressable(() => navigate('/pagesDetail/carModel', { modelId }))}
            >
              <Picture src={picture} width={132} aspect={3 / 2} alt={name} fit="contain" round="card" />
              <Stack row align="center" justify="between" gap={1}>
                <Text size="small">{name}</Text>
                {drivable.has(modelId) && <Tag tone="accent">{t`可试驾`}</Tag>}
              </Stack>
            </div>
          ))}
        </div>
      </div>
      {kind !== 'service' && (
        <Cell
          icon="bolt"
          title={t`极速提车`}
          note={t`本店与附近门店的现车，最快当日提`}
          onClick={() => navigate('/pagesStore/quickFlash/index', { storeId })}
        />
      )}
    </Section>
  );
}

/** Where cars are charged at the store. */
export function StoreChargers({ chargers }: { chargers: StorePageData['chargers'] }) {
  if (!chargers) return null;
  const { fastCount, slowCount, maxKw, hours, priceFen } = chargers;
  const price = formatYuan(priceFen);
  return (
    <CellGroup inset title={t`充电桩`}>
      <Cell title={t`快充 ${fastCount} 个 · 慢充 ${slowCount} 个`} note={t`最大功率 ${maxKw} kW`} value={hours} />
      <Cell title={t`电价`} value={t`${price} / kWh`} />
    </CellGroup>
  );
}

/** Who works in the store. */
export function StorePeople({ people }: { people: StorePageData['people'] }) {
  if (people.length === 0) return null;
  return (
    <Section title={t`门店顾问`} apart="before">
      <div className={styles.scroll}>
        <div className={styles.row}>
          {people.map(({ adviserId, name, title, avatar }) => (
            <div key={adviserId} className={styles.person}>
              <Avatar src={avatar} name={name} />
              <Text size="small">{name}</Text>
              <Text size="caption" tone="secondary">
                {title}
              </Text>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** The restaurant or café in the store. */
export function StoreDining({ dining }: { dining: StorePageData['restaurant'] }) {
  if (!dining) return null;
  const { restaurantId, name, hours, perHeadFen, isOpen } = dining;
  const perHead = formatYuan(perHeadFen);
  return (
    <CellGroup inset title={t`餐饮`}>
      <Cell
        icon="store"
        title={name}
        note={t`${hours} · 人均 ${perHead}`}
        value={isOpen ? t`营业中` : t`休息中`}
        onClick={() => navigate('/pagesStore/restaurantDetail', { restaurantId })}
      />
    </CellGroup>
  );
}

/** Parts of the gallery with their counts. */
export function GalleryCell({ store: { storeId, gallery } }: { store: StorePageData }) {
  const count = gallery.reduce((sum, group) => sum + group.count, 0);
  if (count === 0) return null;
  return (
    <Section apart="before">
      <Cell
        icon="image"
        title={t`门店相册`}
        value={t`${count} 张`}
        onClick={() => navigate('/pagesStore/imgWareHouse', { storeId })}
      />
    </Section>
  );
}
