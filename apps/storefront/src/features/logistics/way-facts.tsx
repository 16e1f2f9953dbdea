import { t } from '@lingui/core/macro';
import { openMap } from '@/features/place/open-map';
import { navigate } from '@/navigation';
import { copyText } from '@/platform/clipboard';
import { dial } from '@/platform/external';
import { Cell, CellGroup, IconButton, Stack, toast } from '@/ui';
import styles from './logistics.module.css';
import type { CarWay } from './way-words';

const copy = async (text: string) => toast((await copyText(text)) ? t`已复制` : t`复制失败，请长按选择`);

/** Who carries the car and its numbers, the store it drives to, and the adviser. */
export function WayFacts({ way: { vin, carrier, waybillNo, store, adviser } }: { way: CarWay }) {
  return (
    <>
      {(vin || carrier) && (
        <CellGroup inset className={styles.group}>
          {carrier && <Cell title={t`承运商`} value={carrier} />}
          {waybillNo && <NumberRow title={t`运单号`} text={waybillNo} />}
          {vin && <NumberRow title={t`车架号`} text={vin} />}
        </CellGroup>
      )}
      <CellGroup inset className={styles.group}>
        {store && (
          <Cell
            icon="store"
            title={store.name}
            note={store.address}
            value={
              <Stack row>
                <IconButton
                  icon="store"
                  label={t`门店详情`}
                  onClick={() => navigate('/pagesStore/storeDetail', { storeId: store.storeId })}
                />
                <IconButton icon="phone" label={t`拨打门店电话`} onClick={() => dial(store.phone)} />
              </Stack>
            }
          />
        )}
        {store && <Cell icon="navigation" title={t`导航到门店`} onClick={() => openMap(store)} />}
        {adviser && (
          <Cell
            icon="service"
            title={adviser.name}
            note={t`您的专属顾问`}
            value={<IconButton icon="phone" label={t`拨打顾问电话`} onClick={() => dial(adviser.phone)} />}
          />
        )}
      </CellGroup>
    </>
  );
}

function NumberRow({ title, text }: { title: string; text: string }) {
  return (
    <Cell
      title={title}
      value={
        <span className={styles.number}>
          {text}
          <IconButton icon="copy" label={t`复制${title}`} size={16} onClick={() => void copy(text)} />
        </span>
      }
    />
  );
}
