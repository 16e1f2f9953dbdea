import type { BodyInputOf } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { drivePlaceOf } from '@voltfront/rules/test-drive/drive-form';
import { canMoveDrive, type TestDriveEvent } from '@voltfront/rules/test-drive/test-drive-moves';
import { Form, Input, InputNumber, Select } from 'antd';
import { call } from '../../api/call';
import { useCall } from '../../api/use-call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import type { Drive } from './drives';

const STEP = 'POST /api/mpmkt/v1/staff/testDrive/step';
type Body = BodyInputOf<typeof STEP>;

/** Whether staff can make a move now, by the same rules as the server's. */
const may =
  (event: TestDriveEvent) =>
  ({ state, startsAt }: Drive): boolean =>
    canMoveDrive({ state, startsAt, moves: 0 }, event, 'staff', Date.now());

const send = (body: Body, reason = '') => call(STEP, { body, reason });

/** Free slots of the store's cars of the model. */
function SlotItem({ drive }: { drive: Drive }) {
  const { t } = useTexts();
  const day = useCall('GET /api/mpmkt/v1/staff/testDrive/day', {});
  const store = drive.storeId ?? day.data?.storeId ?? '';
  const placeId = drive.placeId ?? drivePlaceOf(store, drive.modelId);
  const slots = useCall('GET /api/mpmkt/v1/testDrive/slots', { placeId }, { isOff: store === '' });
  return (
    <Form.Item name="startsAt" label={t('newTime')} rules={[{ required: true, message: t('wanted') }]}>
      <Select
        showSearch
        optionFilterProp="label"
        loading={slots.isPending}
        options={(slots.data ?? []).map(({ startsAt, left }) => ({
          value: startsAt,
          label: formatDateTime(startsAt),
          disabled: left === 0,
        }))}
      />
    </Form.Item>
  );
}

/** The steps of a test drive, each shown while it can be made. */
export function useDriveActions(): Action<Drive>[] {
  const { t } = useTexts();
  const needs = 'drives.change' as const;
  return [
    {
      key: 'approve',
      label: t('approveDrive'),
      isMain: true,
      asks: 'note',
      needs,
      isFor: may('approve'),
      run: ({ driveNo }, { reason }) => send({ step: 'approve', driveNo }, reason),
    },
    {
      key: 'confirm',
      label: t('confirmDrive'),
      hint: t('confirmDriveHint'),
      isMain: true,
      asks: 'nothing',
      needs,
      isFor: (drive) => drive.startsAt !== null && may('confirm')(drive),
      run: ({ driveNo }) => send({ step: 'confirm', driveNo }),
    },
    {
      key: 'arrive',
      label: t('arriveDrive'),
      hint: t('arriveDriveHint'),
      isMain: true,
      asks: 'nothing',
      needs,
      isFor: (drive) => drive.plates.length > 0 && drive.startsAt !== null && may('arrive')(drive),
      fields: ({ plates }) => (
        <>
          <Form.Item
            name="code"
            label={t('arrivalCode')}
            rules={[{ required: true, pattern: /^\d{6}$/, message: t('arrivalCodeWrong') }]}
          >
            <Input.OTP length={6} formatter={(text) => text.replace(/\D/g, '')} />
          </Form.Item>
          <Form.Item name="plate" label={t('driveCar')} rules={[{ required: true, message: t('wanted') }]}>
            <Select options={plates.map((value) => ({ value, label: value }))} />
          </Form.Item>
        </>
      ),
      initial: ({ plates }) => ({ plate: plates[0] }),
      run: ({ driveNo }, { fields }) =>
        send({ step: 'arrive', driveNo, code: String(fields.code), plate: String(fields.plate) }),
    },
    {
      key: 'start',
      label: t('startDrive'),
      hint: t('startDriveHint'),
      isMain: true,
      asks: 'nothing',
      needs,
      isFor: (drive) => drive.isSigned && may('start')(drive),
      run: ({ driveNo }) => send({ step: 'start', driveNo }),
    },
    {
      key: 'finish',
      label: t('finishDrive'),
      isMain: true,
      asks: 'nothing',
      needs,
      isFor: may('finish'),
      fields: () => (
        <Form.Item
          name="distanceKm"
          label={t('distance')}
          rules={[{ required: true, type: 'number', min: 0.1, max: 500, message: t('distanceWrong') }]}
        >
          <InputNumber min={0.1} max={500} step={0.1} precision={1} />
        </Form.Item>
      ),
      run: ({ driveNo }, { fields }) => send({ step: 'finish', driveNo, distanceKm: Number(fields.distanceKm) }),
    },
    {
      key: 'move',
      label: t('moveDrive'),
      hint: t('moveDriveHint'),
      asks: 'note',
      needs,
      isFor: may('move'),
      fields: (drive) => <SlotItem drive={drive} />,
      run: ({ driveNo }, { fields, reason }) =>
        send({ step: 'move', driveNo, startsAt: Number(fields.startsAt) }, reason),
    },
    {
      key: 'miss',
      label: t('missDrive'),
      isDanger: true,
      asks: 'note',
      needs,
      isFor: may('miss'),
      run: ({ driveNo }, { reason }) => send({ step: 'miss', driveNo }, reason),
    },
    {
      key: 'refuse',
      label: t('refuseDrive'),
      hint: t('refuseDriveHint'),
      isDanger: true,
      longest: 60,
      needs,
      isFor: ({ state }) => state === 'inReview',
      run: ({ driveNo }, { reason }) => send({ step: 'cancel', driveNo, reason }, reason),
    },
    {
      key: 'cancel',
      label: t('cancelDrive'),
      hint: t('cancelDriveHint'),
      isDanger: true,
      longest: 60,
      needs,
      isFor: (drive) => drive.state !== 'inReview' && may('cancel')(drive),
      run: ({ driveNo }, { reason }) => send({ step: 'cancel', driveNo, reason }, reason),
    },
  ];
}
