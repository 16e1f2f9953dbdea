import { t } from '@lingui/core/macro';
import { serverNow } from '@/api';
import { openMap } from '@/features/place/open-map';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { Avatar, Cell, CellGroup, IconButton, Picture, Section, slotWords, Text } from '@/ui';
import styles from './pickup.module.css';
import type { PickupData } from './pickup-words';

/** The car with its masked number. */
export function PickupCar({ pickup: { order, maskedVin } }: { pickup: PickupData }) {
  return (
    <Section pad="m">
      <div className={styles.car}>
        <div className={styles.thumb}>
          <Picture src={order.cutout} width={104} aspect={16 / 10} alt="" clear fit="contain" />
        </div>
        <div className={styles.words}>
          <Text size="body-large" weight="bold">
            {order.modelName}
          </Text>
          <Text size="small" tone="secondary">
            {order.versionName}
          </Text>
          {maskedVin && <Text size="small" tone="secondary">{t`车架号 ${maskedVin}`}</Text>}
        </div>
      </div>
    </Section>
  );
}

const appointmentWords = ({ startsAt, endsAt }: NonNullable<PickupData['appointment']>): string =>
  slotWords({ key: String(startsAt), startAt: startsAt, endAt: endsAt }, serverNow());

/** Store, appointment and adviser. */
export function PickupPlace({ pickup, onAppoint }: { pickup: PickupData; onAppoint: () => void }) {
  const { store, appointment, adviser, canAppoint } = pickup;
  return (
    <CellGroup inset title={t`提车安排`}>
      {store && (
        <Cell
          title={store.name}
          note={store.address}
          value={
            <div className={styles.end}>
              <IconButton icon="navigation" label={t`导航到门店`} onClick={() => openMap(store)} />
              <IconButton
                icon="store"
                label={t`门店详情`}
                onClick={() => navigate('/pagesStore/storeDetail', { storeId: store.storeId })}
              />
              <IconButton icon="phone" label={t`拨打门店电话`} onClick={() => dial(store.phone)} />
            </div>
          }
        />
      )}
      {(canAppoint || appointment) && (
        <Cell
          title={t`提车时间`}
          value={appointment ? appointmentWords(appointment) : t`请选择时间`}
          placeholder={!appointment}
          {...(canAppoint ? { onClick: onAppoint } : {})}
        />
      )}
      {adviser && (
        <Cell
          lead={<Avatar src={adviser.avatar} name={adviser.name} className={styles.avatar} />}
          title={adviser.name}
          note={t`交付顾问`}
          value={<IconButton icon="phone" label={t`拨打顾问电话`} onClick={() => dial(adviser.phone)} />}
        />
      )}
    </CellGroup>
  );
}

/** What to bring. */
export function PickupBring({ bring }: Pick<PickupData, 'bring'>) {
  return (
    <CellGroup inset title={t`到店请携带`}>
      {bring.map(({ title, text }) => (
        <Cell key={title} title={title} note={text} />
      ))}
    </CellGroup>
  );
}
