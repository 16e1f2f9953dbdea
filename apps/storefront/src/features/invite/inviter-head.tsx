import { t } from '@lingui/core/macro';
import type { InvitationData } from '@voltfront/contract';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { Avatar, Fill, NoticeBar, Section, ShortName, Stack, Text } from '@/ui';
import styles from './invite.module.css';
import { readInvitesAgain } from './invite-keys';
import { invitationNotice } from './invite-words';

export interface InviterHeadProps {
  invitation: InvitationData;
  /** What is said about where the friend stands; default: in the words of invitations with rewards. */
  noticeOf?: (state: InvitationData['state']) => string | null;
}

/** Who invites, with what words, and why it does not count where it does not. */
export function InviterHead({ invitation, noticeOf = invitationNotice }: InviterHeadProps) {
  const { campaign, inviter, greeting, state } = invitation;
  const notice = noticeOf(state);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readInvitesAgain} />
      {notice && <NoticeBar icon="info">{notice}</NoticeBar>}
      {inviter && (
        <Section pad="l" label={t`邀请人`}>
          <Stack row align="center" gap={3}>
            <Avatar src={inviter.avatar} name={inviter.nickname} size="medium" />
            <Fill>
              <Text weight="medium">
                <ShortName text={inviter.nickname} />
              </Text>
              <Text size="small" tone="secondary">
                {inviter.organName ?? t`邀请你一起来`}
              </Text>
            </Fill>
          </Stack>
          {greeting && <div className={styles.greeting}>{greeting}</div>}
        </Section>
      )}
    </>
  );
}
