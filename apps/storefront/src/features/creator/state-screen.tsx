import { t } from '@lingui/core/macro';
import type { RecruitApplicationData, RecruitData } from '@voltfront/contract';
import { formatCount } from '@voltfront/rules/format/count';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { serverNow, useApiMutation } from '@/api';
import { navigate } from '@/navigation';
import {
  BottomBar,
  Button,
  Cell,
  CellGroup,
  EmptyState,
  longDate,
  modal,
  PosterSheet,
  QrCode,
  Section,
  Text,
  toast,
} from '@/ui';
import styles from './creator.module.css';
import { openForm } from './creator-actions';
import { readRecruitAgain, showRecruit } from './creator-cache';
import { channelName } from './creator-words';
import { groupPoster } from './group-poster';

interface StateScreenProps {
  recruit: RecruitData;
  application: RecruitApplicationData;
}

/** Where the application stands, and what it said. */
export function StateScreen({ recruit, application }: StateScreenProps) {
  const { state } = application;
  return (
    <>
      {state === 'review' && <InReview recruit={recruit} application={application} />}
      {state === 'accepted' && <Accepted recruit={recruit} application={application} />}
      {state === 'refused' && <Refused recruit={recruit} application={application} />}
    </>
  );
}

function Summary({ accounts, sentAt, decidedAt }: RecruitApplicationData) {
  return (
    <>
      <CellGroup inset>
        <Cell title={t`提交时间`} value={formatDateTime(sentAt)} />
        {decidedAt !== null && <Cell title={t`审核时间`} value={formatDateTime(decidedAt)} />}
      </CellGroup>
      <CellGroup inset title={t`提交的频道`}>
        {accounts.map(({ channel, name, followers }) => (
          <Cell key={channel} title={channelName(channel)} note={name} value={t`${formatCount(followers)} 粉丝`} />
        ))}
      </CellGroup>
    </>
  );
}

function InReview({ recruit, application }: StateScreenProps) {
  const withdraw = useApiMutation('POST /api/mpmkt/v1/campaign/recruit/withdraw', {
    onError: readRecruitAgain,
    onSuccess: (changed) => {
      showRecruit(changed);
      toast(t`已撤回申请`);
    },
  });
  const ask = async () => {
    const content = t`撤回后内容会保留为草稿，确定撤回吗？`;
    if (await modal({ content, confirmText: t`撤回申请` }))
      withdraw.mutate({ applicationId: application.applicationId });
  };
  return (
    <>
      <EmptyState
        type="review"
        title={t`审核中`}
        desc={t`预计 ${recruit.terms.reviewDays} 个工作日内完成，结果会通过消息通知您`}
      />
      <Summary {...application} />
      <BottomBar>
        <Button block variant="secondary" loading={withdraw.isPending} onClick={() => void ask()}>
          {t`撤回申请`}
        </Button>
      </BottomBar>
    </>
  );
}

function Accepted({ recruit, application }: StateScreenProps) {
  const [isOpen, setOpen] = useState(false);
  const { creator } = application;
  return (
    <>
      <EmptyState type="badge" title={t`已通过`} desc={t`欢迎加入，期待你的作品`} />
      {creator && (
        <Section pad="l">
          <div className={styles.code}>
            <Text weight="bold">{t`共创官编号 ${creator.no}`}</Text>
            <QrCode text={creator.groupLink} label={t`共创官群二维码`} />
            <Text size="small" tone="secondary">
              {creator.groupTitle}
            </Text>
            <Button variant="text" size="small" icon="download" onClick={() => setOpen(true)}>
              {t`保存群二维码`}
            </Button>
          </div>
        </Section>
      )}
      <Summary {...application} />
      <BottomBar>
        <Button block onClick={() => navigate('/', {})}>
          {t`去发文`}
        </Button>
      </BottomBar>
      {creator && (
        <PosterSheet
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          title={t`群二维码`}
          plan={groupPoster(recruit.campaign, creator)}
          label={t`共创官群二维码`}
          saveName="creators"
        />
      )}
    </>
  );
}

function Refused({ recruit, application }: StateScreenProps) {
  const { againFrom, reason } = application;
  const waits = againFrom !== null && serverNow() < againFrom;
  return (
    <>
      <EmptyState type="ended" title={t`未通过`} desc={reason} />
      <Summary {...application} />
      <BottomBar
        top={
          waits && (
            <Text size="small" tone="secondary" inline>
              {t`${longDate(againFrom)} 起可再次申请`}
            </Text>
          )
        }
      >
        <Button
          block
          disabled={waits || recruit.campaign.state !== 'running'}
          onClick={() => openForm(recruit.campaign.slug)}
        >
          {t`重新申请`}
        </Button>
      </BottomBar>
    </>
  );
}
