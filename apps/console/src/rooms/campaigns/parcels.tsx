import { Form, Input } from 'antd';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import { momentOr } from '../../ui/moments';
import { type ItemOf, ResourceTable } from '../../ui/resource-table';
import { HandOutButton } from './hand-out-button';

const LIST = 'GET /api/mpmkt/v1/staff/campaign/parcels';
type Parcel = ItemOf<typeof LIST>;

/** Prizes of campaigns that people wait for: packed, sent with a carrier and a number. */
export function Parcels() {
  const { t } = useTexts();
  const wanted = { required: true, message: t('wanted') };
  return (
    <ResourceTable
      list={LIST}
      rowKey="parcelId"
      tools={() => <HandOutButton />}
      filters={[
        {
          kind: 'choice',
          name: 'state',
          label: t('state'),
          preset: 'waiting',
          options: [
            { value: 'waiting', label: t('parcelWaiting') },
            { value: 'sent', label: t('parcelSent') },
          ],
        },
      ]}
      columns={[
        { title: t('parcelOrderedAt'), dataIndex: 'orderedAt', render: (at: number) => momentOr(at) },
        { title: t('parcelCampaign'), dataIndex: 'campaign' },
        { title: t('parcelPrizes'), dataIndex: 'prizes', render: (prizes: string[]) => prizes.join('、') },
        { title: t('parcelReceiver'), key: 'receiver', render: (_, { receiver, mobile }) => `${receiver} ${mobile}` },
        { title: t('parcelAddress'), key: 'address', render: (_, { area, street }) => `${area} ${street}` },
        {
          title: t('parcelNo'),
          key: 'parcelNo',
          render: (_, { carrier, parcelNo }) => (parcelNo ? `${carrier ?? ''} ${parcelNo}` : ''),
        },
        { title: t('parcelSentAt'), dataIndex: 'sentAt', render: (at: number | null) => momentOr(at) },
      ]}
      actions={[
        {
          key: 'send',
          label: t('sendParcel'),
          isMain: true,
          needs: 'campaigns.change',
          asks: 'nothing',
          isFor: ({ sentAt }: Parcel) => sentAt === null,
          fields: () => (
            <>
              <Form.Item name="carrier" label={t('carrier')} rules={[wanted, { min: 2, max: 20 }]}>
                <Input />
              </Form.Item>
              <Form.Item
                name="parcelNo"
                label={t('parcelNo')}
                rules={[wanted, { pattern: /^[A-Za-z0-9-]{6,30}$/, message: t('parcelNoWrong') }]}
              >
                <Input />
              </Form.Item>
            </>
          ),
          run: ({ parcelId }, { fields, reason }) =>
            call('POST /api/mpmkt/v1/staff/campaign/parcels/send', {
              body: { parcelId, carrier: String(fields.carrier), parcelNo: String(fields.parcelNo) },
              reason,
            }),
        },
      ]}
    />
  );
}
