import { t } from '@lingui/core/macro';
import type { DriveInvitationData } from '@voltfront/contract';
import { useState } from 'react';
import { serverNow } from '@/api';
import { FormFields } from '@/features/form/form-fields';
import type { DataForm } from '@/features/form/use-data-form';
import { useDriveOffers } from '@/features/test-drive/use-drive-offers';
import { RadioGroup, Section, Stack, slotWords, Text } from '@/ui';

/** Key of the choice of another time. */
const OTHER = 'other';

/** The times that the consultant proposes, or another one of the store, as the field `slot` of the form. */
export function ProposedSlots({ slots, form }: { slots: DriveInvitationData['slots']; form: DataForm }) {
  const [isOther, setOther] = useState(false);
  const chosen = isOther ? OTHER : form.state.values.slot;
  const choose = (key: string) => {
    setOther(key === OTHER);
    form.answer('slot', key === OTHER ? undefined : Number(key));
  };
  const group = form.definition.groups.findIndex(({ fields }) => fields.some(({ id }) => id === 'slot'));
  const { error } = form.state.field('slot');
  return (
    <>
      <Section pad="l" label={t`试驾时间`}>
        <Stack gap={2}>
          <Text weight="medium">{t`试驾时间`}</Text>
          <RadioGroup
            label={t`试驾时间`}
            options={[
              ...slots.map(({ startsAt, isFree }) => ({
                key: String(startsAt),
                text: slotWords({ key: String(startsAt), startAt: startsAt }, serverNow()),
                note: isFree ? t`顾问为您预留` : t`已约满`,
                disabled: !isFree,
              })),
              { key: OTHER, text: t`选择其他时间` },
            ]}
            value={chosen === undefined ? null : String(chosen)}
            onChange={choose}
          />
          {!isOther && error && (
            <Text size="small" tone="warning">
              {error}
            </Text>
          )}
        </Stack>
      </Section>
      {isOther && <FormFields form={form} group={group} useOffers={useDriveOffers} />}
    </>
  );
}
