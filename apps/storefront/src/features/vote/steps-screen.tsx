import { t } from '@lingui/core/macro';
import type { ArticleData, VoteData } from '@voltfront/contract';
import { findWrongQuestion, isChoiceRight } from '@voltfront/rules/vote/ballot';
import { votePeriod, voteStage } from '@voltfront/rules/vote/vote-period';
import { useState } from 'react';
import { serverNow } from '@/api';
import { ArticlePreview } from '@/features/community/article/article-preview';
import { scrollToTopOf } from '@/platform/scroll';
import { BottomBar, Button, NoticeBar, ProgressLine, Tabs, Text, toast } from '@/ui';
import { OptionGrid } from './option-grid';
import { useCast } from './use-cast';
import { useDraft } from './use-draft';
import styles from './vote.module.css';
import { VoteHead } from './vote-head';

const STEPS_ID = 'vote-steps';

export interface StepsScreenProps {
  vote: VoteData;
  article: ArticleData;
  onPeriod: (period: number) => void;
}

/** A vote on several questions, with its periods. */
export function StepsScreen({ vote, article, onPeriod }: StepsScreenProps) {
  const [viewed, setViewed] = useState<string | null>(null);
  const { period, currentPeriod } = vote;
  const periods = Array.from({ length: currentPeriod }, (_, index) => index + 1);
  const isOpen = voteStage(vote, serverNow()) === 'open' && period === currentPeriod && !vote.ballot;
  return (
    <>
      <VoteHead vote={vote} article={article} onPicture={setViewed} />
      {periods.length > 1 && (
        <Tabs
          items={periods.map((number) => ({ key: String(number), text: t`第 ${number} 期` }))}
          activeKey={String(period)}
          onChange={(key) => onPeriod(Number(key))}
        />
      )}
      <div id={STEPS_ID}>{isOpen ? <Steps key={period} vote={vote} /> : <Results vote={vote} />}</div>
      <ArticlePreview article={article} viewed={viewed} onClose={() => setViewed(null)} />
    </>
  );
}

function QuestionHead({ title, mostChoices }: VoteData['questions'][number]) {
  return (
    <div className={styles.question}>
      <Text size="title-3" weight="bold" leading="title-3" heading={2}>
        {title}
      </Text>
      <Text size="small" tone="secondary" className={styles.hint}>
        {mostChoices > 1 ? t`可选 1 至 ${mostChoices} 项` : t`单选`}
      </Text>
    </div>
  );
}

/** One question after the other; the ballot is sent with the last. */
function Steps({ vote }: { vote: VoteData }) {
  const { questions } = vote;
  const [step, setStep] = useState(0);
  const { choices, choose, drop } = useDraft(vote);
  const { cast, isCasting } = useCast(vote, drop);
  const question = questions[step];
  if (!question) return null;
  const { questionId, mostChoices } = question;
  const chosen = choices[questionId] ?? [];
  const isLast = step === questions.length - 1;
  const canGoOn = isLast ? findWrongQuestion(questions, choices) === null : isChoiceRight(question, chosen);
  const toggle = (optionId: string) => {
    if (chosen.includes(optionId))
      return choose(
        questionId,
        chosen.filter((id) => id !== optionId),
      );
    if (mostChoices === 1) return choose(questionId, [optionId]);
    if (chosen.length === mostChoices) return toast(t`最多选择 ${mostChoices} 项`);
    choose(questionId, [...chosen, optionId]);
  };
  const goTo = (next: number) => {
    setStep(next);
    scrollToTopOf(STEPS_ID);
  };
  const send = () => void cast(choices, t`提交后本期不可更改，确定提交吗？`);
  return (
    <>
      <div className={styles.steps}>
        <Text size="small" tone="secondary">{t`第 ${step + 1} 步，共 ${questions.length} 步`}</Text>
        <ProgressLine value={(step + 1) / questions.length} label={t`投票进度`} className={styles.hint} />
      </div>
      <QuestionHead {...question} />
      <OptionGrid question={question} chosen={chosen} counts={null} isOver={false} onToggle={toggle} />
      <BottomBar>
        {step > 0 && <Button block variant="secondary" onClick={() => goTo(step - 1)}>{t`上一步`}</Button>}
        <Button block disabled={!canGoOn} loading={isCasting} onClick={isLast ? send : () => goTo(step + 1)}>
          {isLast ? t`提交` : t`下一步`}
        </Button>
      </BottomBar>
    </>
  );
}

function Results({ vote }: { vote: VoteData }) {
  const { questions, ballot, results } = vote;
  const isOver = serverNow() >= votePeriod(vote, vote.period).until;
  return (
    <>
      {results ? (
        <NoticeBar>{ballot ? t`您已参与本期投票` : t`本期投票已结束`}</NoticeBar>
      ) : (
        <NoticeBar>{t`投票尚未开始，先看看候选设计`}</NoticeBar>
      )}
      {questions.map((question) => (
        <div key={question.questionId}>
          <QuestionHead {...question} />
          <OptionGrid
            question={question}
            chosen={ballot?.choices[question.questionId] ?? []}
            counts={results?.[question.questionId] ?? null}
            isOver={isOver}
          />
        </div>
      ))}
    </>
  );
}
