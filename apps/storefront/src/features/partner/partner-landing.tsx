import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { InvitationData, PartnerData } from '@voltfront/contract';
import { apiQuery } from '@/api';
import { CityStores } from '@/features/drive-gift/city-stores';
import { ModelPrices } from '@/features/invite/model-prices';
import { type InvitedBy, useInvitedDrive } from '@/features/invite/use-invited-drive';
import { DriveBody } from '@/features/test-drive/drive-body';
import { BottomBar, Button, NoticeBar, Picture, Section, Skeleton, Text } from '@/ui';
import { PartnerHead } from './partner-head';

export interface PartnerLandingProps extends InvitedBy {
  invitation: InvitationData;
  /** Null for a code of nobody. */
  partner: PartnerData | null;
  /** For partners who open their own link. */
  onOwn: () => void;
}

/** Why the code does not count; null: it does. */
function noticeOf({ state }: InvitationData, partner: PartnerData | null): string | null {
  if (!partner) return t`邀约码无效，您仍可正常预约试驾`;
  if (partner.isOver || state === 'ended') return t`合作已结束，您仍可正常预约，不含专属礼遇`;
  if (state === 'own') return t`这是您自己的邀约码，发给客户吧`;
  if (state === 'employee') return t`内部员工不计入合作伙伴客户，您仍可正常预约`;
  if (state === 'bound') return t`您已归属其他合作伙伴或邀请人，本次预约仍可正常提交`;
  return state === 'ordered' || state === 'driven' ? t`您已是老客户，本次预约仍可正常提交` : null;
}

/** A partner's invitation as the customer sees it: benefit, models, stores, and one form that binds and books. */
export function PartnerLanding({ invitation, partner, onOwn, ...by }: PartnerLandingProps) {
  const { settings, state, campaign } = invitation;
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code: settings.channel ?? 'standard' }));
  const { begin, onSend } = useInvitedDrive(by);
  const notice = noticeOf(invitation, partner);
  // Who does not count books as anybody does.
  const isCounted = partner !== null && (state === 'open' || state === 'mine');
  return (
    <>
      <Picture src={campaign.artwork.wide} width={390} aspect={1.9} alt="" eager />
      {notice && <NoticeBar icon="info">{notice}</NoticeBar>}
      {channel.data && (
        <Section pad="l">
          <Text size="title-1" weight="bold" heading={1}>
            {channel.data.settings.headline}
          </Text>
          <Text tone="secondary">{channel.data.settings.lead}</Text>
        </Section>
      )}
      {partner && <PartnerHead partner={partner} />}
      <ModelPrices />
      {channel.data && <CityStores channel={channel.data} />}
      {channel.isLoading && <Skeleton variant="detail" />}
      {channel.data && state !== 'own' && (
        <DriveBody
          channel={channel.data}
          wanted={{ modelId: undefined }}
          begin={begin}
          showsMine
          {...(isCounted && { onSend })}
        />
      )}
      {state === 'own' && (
        <BottomBar>
          <Button block onClick={onOwn}>{t`查看我的邀约`}</Button>
        </BottomBar>
      )}
    </>
  );
}
