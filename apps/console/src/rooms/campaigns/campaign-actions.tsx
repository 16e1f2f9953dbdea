import type { CampaignState } from '@voltfront/rules/campaign/campaign-state';
import { DatePicker, Form, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { call } from '../../api/call';
import { useTexts } from '../../texts/texts';
import type { Action } from '../../ui/actions';
import { momentOf } from '../../ui/moments';

/** What actions need to know of a campaign. */
interface Switched {
  slug: string;
  state: CampaignState;
  revision: number;
}
type Target = 'published' | 'paused' | 'withdrawn' | 'ended';

/** What staff do with a campaign beside writing it. */
export function useCampaignActions(): Action<Switched>[] {
  const { t } = useTexts();
  const turn = (to: Target, from: readonly CampaignState[], more: Partial<Action<Switched>>): Action<Switched> => ({
    key: to,
    label: to,
    needs: 'campaigns.change',
    isFor: ({ state }) => from.includes(state),
    run: ({ slug, revision }, { reason, idempotencyKey }) =>
      call('POST /api/mpmkt/v1/staff/campaign/switch', { body: { slug, revision, to }, reason, idempotencyKey }),
    ...more,
  });
  return [
    turn('published', ['draft', 'paused'], { label: t('campaignPublish'), isMain: true }),
    turn('paused', ['running', 'announced'], { label: t('campaignPause') }),
    turn('ended', ['running', 'paused'], { label: t('campaignEnd'), isDanger: true }),
    turn('withdrawn', ['draft', 'announced', 'running', 'paused', 'ended'], {
      label: t('campaignWithdraw'),
      isDanger: true,
    }),
    {
      key: 'duplicate',
      label: t('campaignDuplicate'),
      needs: 'campaigns.change',
      fields: () => <CopyFields />,
      run: ({ slug }, { fields, reason, idempotencyKey }) =>
        call('POST /api/mpmkt/v1/staff/campaign/duplicate', {
          body: { slug, newSlug: String(fields.newSlug), startsAt: momentOf(fields.startsAt as Dayjs) },
          reason,
          idempotencyKey,
        }),
    },
  ];
}

/** Name and start of a copy. */
function CopyFields() {
  const { t } = useTexts();
  const wanted = { required: true, message: t('wanted') };
  return (
    <>
      <Form.Item
        name="newSlug"
        label={t('campaignNewSlug')}
        rules={[wanted, { pattern: /^[a-z0-9]+(-[a-z0-9]+)*$/, max: 40, message: t('campaignSlugWrong') }]}
      >
        <Input />
      </Form.Item>
      <Form.Item name="startsAt" label={t('campaignFrom')} rules={[wanted]}>
        <DatePicker showTime={{ format: 'HH:mm' }} format="YYYY-MM-DD HH:mm" />
      </Form.Item>
    </>
  );
}
