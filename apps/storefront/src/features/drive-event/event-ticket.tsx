import { t } from '@lingui/core/macro';
import type { DriveEventData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Button, QrCode, Section, Stack, Tag, Text } from '@/ui';
import { sessionTime } from './session-choice';

export interface EventTicketProps {
  mine: NonNullable<DriveEventData['mine']>;
  event: DriveEventData;
}

/** The own place of an event, to be shown at its entrance; or how many wait before one. */
export function EventTicket({ mine, event: { sessions, settings } }: EventTicketProps) {
  const { sessionId, state, seats, ahead, driveNo, arrivalCode } = mine;
  const session = sessions.find((each) => each.sessionId === sessionId);
  const isBooked = state === 'booked';
  return (
    <Section pad="l" apart="before" label={t`我的报名`}>
      <Stack gap={3}>
        <Stack row justify="between" align="center">
          <Text size="title-3" weight="bold">
            {isBooked ? t`入场票` : t`候补中`}
          </Text>
          <Tag tone={isBooked ? 'success' : 'warning'}>{isBooked ? t`已报名` : t`前面还有 ${ahead} 组`}</Tag>
        </Stack>
        {session && <Text>{sessionTime(session)}</Text>}
        <Text size="small" tone="secondary">
          {settings.venue.name}
        </Text>
        <Text size="small" tone="secondary">
          {seats > 1 ? t`2 人（含 1 名同伴）` : t`1 人`}
        </Text>
        {isBooked ? (
          <Stack row align="center" gap={3}>
            <QrCode text={`${driveNo}:${arrivalCode}`} size="small" label={t`到店码`} />
            <Stack gap={1}>
              <Text size="small" tone="secondary">{t`签到码`}</Text>
              <Text size="title-2" weight="bold">
                {arrivalCode}
              </Text>
            </Stack>
          </Stack>
        ) : (
          <Text size="small" tone="secondary">{t`有空位时按顺序自动递补，并通知您`}</Text>
        )}
        <Button block variant="secondary" onClick={() => navigate('/pagesActivity/testDrive/result', { driveNo })}>
          {t`查看或取消预约`}
        </Button>
      </Stack>
    </Section>
  );
}
