import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { copyText } from '@/platform/clipboard';
import { Button, Cell, CellGroup, MapBox, Section, Text, Timeline, toast } from '@/ui';
import { DriveChange } from '../drive-change';
import { driveTime } from '../drive-result';
import { DriveStore } from '../drive-store';
import { driveStateName, driveStateNote } from '../drive-words';
import { giftWords } from '../gift-words';
import type { DriveRef } from '../use-drive';
import styles from './member-result.module.css';

async function copy(number: string): Promise<void> {
  toast((await copyText(number)) ? t`编号已复制` : t`复制失败，请手动复制`);
}

/** Two numbers side by side, the partner's and ours, then the map, and the way to the partner's benefit. */
export function MemberResult({ drive, reference }: { drive: TestDriveData; reference: DriveRef }) {
  const { state, channel, driveNo, partnerNo, model, store, giftState, arrivalCode } = drive;
  return (
    <>
      <div className={styles.numbers} style={{ borderColor: channel.accent }}>
        <div className={styles.state} role="status">
          {driveStateName(state)}
        </div>
        <Text size="small" tone="secondary">
          {driveStateNote(drive)}
        </Text>
        <div className={styles.pair}>
          <div className={styles.number}>
            <Text size="caption" tone="secondary">{t`${channel.partner ?? ''} 编号`}</Text>
            <div className={styles.digits}>{partnerNo ?? t`未提供`}</div>
          </div>
          <div className={styles.number}>
            <Text size="caption" tone="secondary">{t`预约编号`}</Text>
            <div className={styles.digits}>{driveNo}</div>
          </div>
        </div>
        <Button block size="small" variant="secondary" icon="copy" onClick={() => void copy(driveNo)}>
          {t`复制预约编号给合作方`}
        </Button>
      </div>
      <CellGroup inset>
        <Cell title={t`车型`} value={model.name} />
        <Cell title={t`时间`} value={driveTime(drive)} />
        {arrivalCode && <Cell title={t`到店码`} value={arrivalCode} />}
      </CellGroup>
      {store && (
        <div className={styles.map}>
          <MapBox
            label={t`门店位置`}
            pins={[{ key: store.storeId, title: store.name, note: store.address, ...store }]}
            aspect={1.9}
          />
        </div>
      )}
      {store && <DriveStore store={store} />}
      <Section pad="l" label={t`领取会员礼`}>
        <Text weight="medium" className={styles.heading}>
          {channel.gift ? t`${channel.gift.title} · ${giftWords(giftState)}` : t`领取会员礼`}
        </Text>
        <Timeline items={channel.steps.map((step) => ({ key: step, title: step }))} />
      </Section>
      <DriveChange drive={drive} reference={reference} />
    </>
  );
}
