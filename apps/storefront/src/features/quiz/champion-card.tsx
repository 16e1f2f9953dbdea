import { t } from '@lingui/core/macro';
import type { QuizData } from '@voltfront/contract';
import { formatInstant } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { useApiMutation } from '@/api';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { ensureLogin } from '@/navigation';
import { Button, ChoiceTiles, cx, Fill, Picture, Popup, Section, Text, toast } from '@/ui';
import { Emblem } from './emblem';
import styles from './quiz.module.css';
import { readQuizAgain, showQuiz } from './quiz-cache';

type Champion = NonNullable<QuizData['champion']>;

/** The question who wins all: what the caller said, and choosing a side until it closes. */
export function ChampionCard({ champion, quiz }: { champion: Champion; quiz: QuizData }) {
  const { campaign, points } = quiz;
  const [isOpen, setOpen] = useState(false);
  const said = useApiMutation('POST /api/mpmkt/v1/campaign/quiz/champion', {
    onError: readQuizAgain,
    onSuccess: (changed) => {
      showQuiz(changed);
      setOpen(false);
      toast(t`已提交冠军竞猜`);
    },
  });
  const titleOf = (key: string | null) => champion.sides.find((side) => side.key === key)?.title ?? null;
  const obstacle = reasonAgainst(campaign);
  const canSay = champion.isOpen && obstacle === null;
  return (
    <Section pad="m">
      <div className={styles.champion}>
        <span className={styles.cup}>
          <Picture src="/assets/coupons/sport-football.webp" width={48} aspect={1} alt="" clear fit="contain" />
        </span>
        <Fill>
          <Text weight="bold" heading={2}>{t`谁是冠军？猜中得 ${points.champion} 积分`}</Text>
          <Text size="small" tone="secondary">
            {lineOf(champion, titleOf)}
          </Text>
        </Fill>
        {canSay && (
          <Button size="small" onClick={() => ensureLogin() && setOpen(true)}>
            {champion.own === null ? t`去竞猜` : t`修改`}
          </Button>
        )}
      </div>
      <Popup isOpen={isOpen} onClose={() => setOpen(false)} title={t`选择冠军`}>
        <ChoiceTiles
          label={t`冠军`}
          items={champion.sides}
          keyOf={({ key }) => key}
          chosenKey={said.isPending ? said.variables?.side : champion.own}
          nameOf={({ title }) => title}
          onTap={({ key }) => said.mutate({ slug: campaign.slug, side: key })}
          isBusy={said.isPending}
          className={styles.teams ?? ''}
          tileClass={(_, isChosen) => cx(styles.team, isChosen && styles.chosen)}
        >
          {(side) => (
            <>
              <Emblem side={side} />
              <span>{side.title}</span>
            </>
          )}
        </ChoiceTiles>
      </Popup>
    </Section>
  );
}

function lineOf({ until, isOpen, winner, own }: Champion, titleOf: (key: string | null) => string | null): string {
  const [mine, best] = [titleOf(own), titleOf(winner)];
  if (best !== null) return mine === null ? t`冠军：${best}` : t`冠军：${best} · 我猜 ${mine}`;
  const end = formatInstant(until, t`M月D日 HH:mm`);
  if (!isOpen) return mine === null ? t`竞猜已截止` : t`我猜 ${mine} · 待揭晓`;
  return mine === null ? t`${end} 截止` : t`我猜 ${mine} · ${end} 前可修改`;
}
