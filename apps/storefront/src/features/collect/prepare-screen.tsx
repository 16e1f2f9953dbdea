import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { CollectData, CollectReviewData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useMemo, useState } from 'react';
import { apiQuery, useApiMutation } from '@/api';
import { Block } from '@/features/campaign/block';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { invitePoster } from '@/features/invite/invite-poster';
import { ensureLogin, navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import { BottomBar, Button, Cell, CellGroup, PosterSheet, Text, toast } from '@/ui';
import styles from './collect.module.css';
import { readCollectAgain, showCollect } from './collect-cache';

/** Before the start: how long it takes, the year of the brand and the own one, and a reminder that brings a card. */
export function PrepareScreen({ collect, share }: { collect: CollectData; share: ShareContent }) {
  const { campaign, warmUp, own } = collect;
  const { slug } = campaign;
  const review = useQuery({
    ...apiQuery('GET /api/mpmkt/v1/campaign/collect/review', { slug }),
    enabled: own !== null,
  });
  const reminding = useApiMutation('POST /api/mpmkt/v1/campaign/collect/remind', {
    onError: readCollectAgain,
    onSuccess: (reminded) => {
      showCollect(reminded);
      toast(t`预约成功，开始时提醒你`);
    },
  });
  const remind = () => {
    if (ensureLogin() && !reminding.isPending) reminding.mutate({ slug });
  };
  const isOpen = campaign.state === 'announced' && campaign.refusal === null && warmUp !== null;
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readCollectAgain} />
      <div className={styles.top} />
      {warmUp && warmUp.review.length > 0 && (
        <Block title={t`这一年，我们一起`}>
          <div className={styles.figures}>
            {warmUp.review.map(({ figure, text }) => (
              <Figure key={text} figure={figure} text={text} />
            ))}
          </div>
        </Block>
      )}
      {own === null ? (
        <Block title={t`你的这一年`}>
          <Text size="label" tone="secondary">{t`登录后查看你与我们同行的一年`}</Text>
          <Button
            className={styles.login}
            size="small"
            variant="secondary"
            onClick={() => ensureLogin()}
          >{t`登录查看`}</Button>
        </Block>
      ) : (
        review.data && <OwnReview review={review.data} collect={collect} share={share} />
      )}
      <CellGroup inset>
        <Cell
          title={t`活动说明`}
          note={t`任务、概率、赠送与开奖`}
          onClick={() => navigate('/pagesActivity/anniversary/description', { id: slug })}
        />
      </CellGroup>
      <BottomBar
        top={
          warmUp && (
            <Text size="small" tone="secondary" inline>
              {warmUp.items > 0
                ? t`${withCommas(warmUp.reminders)} 人已预约 · 预约先得 ${warmUp.items} 张卡`
                : t`${withCommas(warmUp.reminders)} 人已预约`}
            </Text>
          )
        }
      >
        <Button block disabled={!isOpen || own?.isReminded === true} loading={reminding.isPending} onClick={remind}>
          {own?.isReminded ? t`已预约` : isOpen ? t`预约提醒` : (reasonAgainst(campaign) ?? t`预约提醒`)}
        </Button>
      </BottomBar>
    </>
  );
}

function Figure({ figure, text }: { figure: string; text: string }) {
  return (
    <div className={styles.figure}>
      <div className={styles.number}>{figure}</div>
      <Text size="small" tone="secondary">
        {text}
      </Text>
    </div>
  );
}

/** The own year in lines: a figure, and what it tells. */
function linesOf({ days, posts, points, kilometres }: CollectReviewData): [figure: string, text: string][] {
  return [
    [withCommas(days), t`天，与我们同行`],
    [withCommas(posts), t`次发声，文章与评论`],
    [withCommas(points), t`积分，一点一点攒下`],
    ...(kilometres === null ? [] : [[withCommas(kilometres), t`公里，爱车陪你走过`] as [string, string]]),
  ];
}

interface OwnReviewProps {
  review: CollectReviewData;
  collect: CollectData;
  share: ShareContent;
}

/** The own year, to be shared as a poster. */
function OwnReview({ review, collect: { campaign }, share }: OwnReviewProps) {
  const [isShown, setShown] = useState(false);
  const lines = linesOf(review);
  const plan = useMemo(() => {
    const [days, posts, points, kilometres] = linesOf(review).map(([figure, text]) => `${figure} ${text}`);
    return invitePoster({
      picture: campaign.artwork.tall,
      title: days ?? campaign.title,
      text: kilometres ?? points ?? campaign.lead,
      note: posts ?? '',
      code: { path: share.address, picture: null },
    });
  }, [review, campaign, share.address]);
  return (
    <Block title={t`你的这一年`}>
      <div className={styles.figures}>
        {lines.map(([figure, text]) => (
          <Figure key={text} figure={figure} text={text} />
        ))}
      </div>
      <Button className={styles.login} size="small" variant="secondary" icon="share" onClick={() => setShown(true)}>
        {t`生成我的年度海报`}
      </Button>
      <PosterSheet
        isOpen={isShown}
        onClose={() => setShown(false)}
        plan={plan}
        label={t`我的年度海报`}
        saveName={campaign.title}
      />
    </Block>
  );
}
