import { t } from '@lingui/core/macro';
import type { DriveEventData, TestDriveChannelData } from '@voltfront/contract';
import { openMap } from '@/features/place/open-map';
import { Avatar, Cell, CellGroup, Fill, Picture, Section, Stack, Text } from '@/ui';
import styles from './event-facts.module.css';

/** Where and how an event is: venue, programme, cars on site, coach, and who may drive. */
export function EventFacts({ event, channel }: { event: DriveEventData; channel: TestDriveChannelData }) {
  const { venue, programme, coach, driverRule } = event.settings;
  const models = channel.models.filter(({ isOffered }) => isOffered);
  return (
    <>
      <CellGroup inset title={t`活动地点`}>
        <Cell icon="location" title={venue.name} note={venue.address} onClick={() => openMap(venue)} />
      </CellGroup>
      <CellGroup inset title={t`活动流程`}>
        {programme.map(({ time, text }) => (
          <Cell key={time} title={time} note={text} />
        ))}
      </CellGroup>
      <Section pad="l" label={t`现场车型`}>
        <Stack gap={2}>
          <Text weight="medium">{t`现场车型`}</Text>
          <div className={styles.cars}>
            {models.map(({ modelId, name, picture }) => (
              <div key={modelId} className={styles.car}>
                <Picture src={picture} width={148} aspect={2} alt="" clear fit="contain" />
                <Text size="small">{name}</Text>
              </div>
            ))}
          </div>
        </Stack>
      </Section>
      <Section pad="l" label={t`教练`}>
        <Stack gap={3}>
          <Stack row align="center" gap={3}>
            <Avatar src={coach.avatar} name={coach.name} />
            <Fill>
              <Text weight="medium">{t`教练 ${coach.name}`}</Text>
              <Text size="small" tone="secondary">
                {coach.note}
              </Text>
            </Fill>
          </Stack>
          <Text size="small" tone="secondary" leading="normal">
            {driverRule}
          </Text>
        </Stack>
      </Section>
    </>
  );
}
