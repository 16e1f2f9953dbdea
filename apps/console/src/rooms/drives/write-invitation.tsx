import { may } from '@voltfront/contract/permissions';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Button, Form, Input, Select } from 'antd';
import { useState } from 'react';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { useSelf } from '../../frame/self';
import { useTexts } from '../../texts/texts';
import { ReasonDialog } from '../../ui/reason-dialog';

/** The button that writes a letter, for whoever may. */
export function WriteInvitation() {
  const { t } = useTexts();
  const [isOpen, setOpen] = useState(false);
  if (!may(useSelf(), 'drives.change')) return null;
  return (
    <>
      <Button type="primary" onClick={() => setOpen(true)}>
        {t('writeInvitation')}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={t('writeInvitation')}
          asks="nothing"
          submit={({ fields: { placeId, slots, surname, text, gift }, idempotencyKey }) =>
            call('POST /api/mpmkt/v1/staff/testDrive/invitation', {
              body: {
                modelId: modelOf(String(placeId)),
                slots: slots as number[],
                surname: String(surname ?? ''),
                text: String(text),
                gift: String(gift ?? ''),
              },
              idempotencyKey,
            })
          }
          close={() => setOpen(false)}
        >
          <LetterFields />
        </ReasonDialog>
      ) : null}
    </>
  );
}

/** Model of a place of a store's cars: `sh-jingan_YL01`. */
const modelOf = (placeId: string): string => placeId.slice(placeId.indexOf('_') + 1);

/** The letter's car, two times at the own store, and its words. */
function LetterFields() {
  const { t } = useTexts();
  const placeId = Form.useWatch<string | undefined>('placeId');
  const day = useCall('GET /api/mpmkt/v1/staff/testDrive/day', {});
  const slots = useCall('GET /api/mpmkt/v1/testDrive/slots', { placeId: placeId ?? '' }, { isOff: !placeId });
  const wanted = { required: true, message: t('wanted') };
  return (
    <>
      <Form.Item name="placeId" label={t('driveCar')} rules={[wanted]}>
        <Select
          loading={day.isPending}
          options={(day.data?.cars ?? []).map(({ placeId, modelName }) => ({ value: placeId, label: modelName }))}
        />
      </Form.Item>
      <Form.Item
        name="slots"
        label={t('invitationTimes')}
        rules={[{ required: true, type: 'array', len: 2, message: t('twoTimes') }]}
      >
        <Select
          mode="multiple"
          maxCount={2}
          optionFilterProp="label"
          loading={slots.isFetching}
          options={(slots.data ?? [])
            .filter(({ left }) => left > 0)
            .map(({ startsAt }) => ({ value: startsAt, label: formatDateTime(startsAt) }))}
        />
      </Form.Item>
      <Form.Item name="surname" label={t('surname')}>
        <Input maxLength={10} />
      </Form.Item>
      <Form.Item name="text" label={t('invitationText')} rules={[wanted]}>
        <Input.TextArea rows={4} maxLength={200} showCount />
      </Form.Item>
      <Form.Item name="gift" label={t('invitationGift')}>
        <Input maxLength={20} />
      </Form.Item>
    </>
  );
}
