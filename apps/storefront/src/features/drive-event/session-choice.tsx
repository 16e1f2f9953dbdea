import { t } from '@lingui/core/macro';
import type { DriveEventData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import type { DataForm } from '@/features/form/use-data-form';
import { RadioGroup, Section, Stack, Text } from '@/ui';

type Session = DriveEventData['sessions'][number];

/** From so many places on a session is said to have few. */
const FEW = 5;

/** The time of a session: `12月8日 10:00-12:00`. */
export const sessionTime = ({ startsAt, endsAt }: Session): string =>
  `${formatInstant(startsAt, t`M月D日 HH:mm`)}-${formatInstant(endsAt, 'HH:mm')}`;

/** What is left of a session, or that it is full and others wait. */
function sessionNote({ left, waiting, capacity }: Session): string {
  if (left > 0 && waiting === 0) return left <= FEW ? t`仅剩 ${left} 个名额` : t`余 ${left}/${capacity} 个名额`;
  return waiting > 0 ? t`已约满，${waiting} 人候补，可继续候补` : t`已约满，可候补`;
}

/** The sessions to choose from, as the field `session` of the form; a full one puts on its waiting list. */
export function SessionChoice({ sessions, form }: { sessions: readonly Session[]; form: DataForm }) {
  const { error } = form.state.field('session');
  const { session } = form.state.values;
  return (
    <Section pad="l" label={t`选择场次`}>
      <Stack gap={2}>
        <Text weight="medium">{t`选择场次`}</Text>
        <RadioGroup
          label={t`选择场次`}
          options={sessions.map((each) => ({
            key: each.sessionId,
            text: sessionTime(each),
            note: sessionNote(each),
          }))}
          value={typeof session === 'string' ? session : null}
          onChange={(key) => form.answer('session', key)}
        />
        {error && (
          <Text size="small" tone="warning">
            {error}
          </Text>
        )}
      </Stack>
    </Section>
  );
}
