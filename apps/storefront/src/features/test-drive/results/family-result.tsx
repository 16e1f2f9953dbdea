import { t } from '@lingui/core/macro';
import type { TestDriveData } from '@voltfront/contract';
import { Cell, CellGroup, Icon, Picture, Section, Stack, Text } from '@/ui';
import { DriveChange } from '../drive-change';
import { driveTime } from '../drive-result';
import { DriveStore } from '../drive-store';
import { driveStateName, driveStateNote } from '../drive-words';
import { giftWords } from '../gift-words';
import type { DriveRef } from '../use-drive';
import styles from './family-result.module.css';

/** The car with the family's figures under it; where it is driven, and what everybody brings along. */
export function FamilyResult({ drive, reference }: { drive: TestDriveData; reference: DriveRef }) {
  const { state, channel, model, store, giftState, details, driveNo } = drive;
  const textOf = (id: string) => details.find((line) => line.id === id)?.text;
  const [address, childSeat] = [textOf('address'), textOf('childSeat')];
  const figures = [
    { label: t`座位`, text: textOf('seats') ?? '—' },
    { label: t`同行`, text: textOf('persons') ?? '—' },
    { label: t`方式`, text: address ? t`上门` : t`到店` },
  ];
  return (
    <>
      <div className={styles.top}>
        <Picture src={model.picture} width={300} aspect={2.1} alt={model.name} eager clear fit="contain" />
        <div className={styles.state} role="status">
          {driveStateName(state)}
        </div>
        <Text size="small" tone="secondary">
          {driveStateNote(drive)}
        </Text>
        <div className={styles.figures}>
          {figures.map(({ label, text }) => (
            <div key={label} className={styles.figure}>
              <div className={styles.value} style={{ color: channel.accent }}>
                {text}
              </div>
              <Text size="caption" tone="secondary">
                {label}
              </Text>
            </div>
          ))}
        </div>
      </div>
      <CellGroup inset title={address ? t`上门试驾` : t`到店试驾`}>
        <Cell title={t`时间`} value={driveTime(drive)} />
        {address && <Cell title={t`上门地址`} value={address} />}
        {childSeat && <Cell title={t`儿童座椅`} value={childSeat} />}
        <Cell title={t`预约编号`} value={driveNo} />
      </CellGroup>
      <Section pad="l" label={t`出发清单`}>
        <Stack gap={3}>
          <Text weight="medium">{t`出发清单`}</Text>
          {channel.steps.map((step) => (
            <Stack key={step} row gap={2}>
              <Icon name="check-circle" size={18} />
              <Text size="small">{step}</Text>
            </Stack>
          ))}
        </Stack>
      </Section>
      {store && <DriveStore store={store} />}
      {channel.gift && (
        <CellGroup inset title={t`${channel.partner ?? ''} 会员礼`}>
          <Cell icon="gift" title={channel.gift.title} note={channel.gift.note} value={giftWords(giftState)} />
        </CellGroup>
      )}
      <DriveChange drive={drive} reference={reference} />
    </>
  );
}
