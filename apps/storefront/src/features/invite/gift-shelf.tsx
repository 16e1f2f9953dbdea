import { t } from '@lingui/core/macro';
import type { InviteStepsData } from '@voltfront/contract';
import type { ReactNode } from 'react';
import { Button, cx, Picture, Tag, Text } from '@/ui';
import { friendsWords } from './invite-words';
import styles from './shelf.module.css';

type Step = InviteStepsData['steps'][number];
type Gift = Step['gifts'][number];

export interface GiftShelfProps {
  steps: readonly Step[];
  accent: string;
  /** Gifts can be chosen now: the campaign runs. */
  isOpen: boolean;
  isBusy: boolean;
  onChoose: (gift: Gift) => void;
}

/** The gifts of each step on a board of their own, along a line of the friends who count. */
export function GiftShelf({ steps, ...rest }: GiftShelfProps) {
  return (
    <div className={styles.shelf}>
      {steps.map((step) => (
        <Board key={`${step.milestone}${step.count}`} step={step} {...rest} />
      ))}
    </div>
  );
}

/** What comes in place of gifts is shown once they have run out. */
const shownOf = ({ gifts, own }: Step): Gift[] => {
  const areGone =
    gifts.some(({ kind }) => kind !== 'points') && gifts.every((gift) => gift.kind === 'points' || gift.left === 0);
  const isPoints = gifts.every(({ kind }) => kind === 'points');
  return gifts.filter(({ kind, title }) => isPoints || areGone || kind !== 'points' || own?.award?.title === title);
};

function Board({ step, accent, isOpen, isBusy, onChoose }: Omit<GiftShelfProps, 'steps'> & { step: Step }) {
  const { count, milestone, own } = step;
  const isReached = own !== null && own.state !== 'locked';
  const gifts = shownOf(step);
  return (
    <section className={styles.board} aria-label={friendsWords(milestone, count)}>
      <span className={styles.mark} style={isReached ? { backgroundColor: accent } : undefined}>
        {count}
      </span>
      <div className={styles.head}>
        <Text weight="medium" heading={2}>
          {friendsWords(milestone, count)}
        </Text>
        <State own={own} count={count} />
      </div>
      <div className={styles.gifts}>
        {gifts.map((gift) => (
          <GiftTile
            key={gift.prizeId}
            gift={gift}
            isChosen={own?.award?.title === gift.title}
            isGone={gift.left === 0}
            action={
              isOpen && own?.state === 'open' && gift.isOffered ? (
                <Button size="small" disabled={isBusy} label={t`选择 ${gift.title}`} onClick={() => onChoose(gift)}>
                  {gift.kind === 'points' ? t`领取` : t`选择礼品`}
                </Button>
              ) : null
            }
          />
        ))}
      </div>
    </section>
  );
}

function State({ own, count }: Pick<Step, 'own' | 'count'>) {
  if (!own) return null;
  if (own.state === 'claimed') return <Tag tone="success">{t`已领取`}</Tag>;
  if (own.state === 'gone') return <Tag tone="neutral">{t`已领完`}</Tag>;
  if (own.state === 'open') return <Tag tone="warning">{t`可领取`}</Tag>;
  return <Text size="small" tone="secondary">{t`还差 ${count - own.reached} 人`}</Text>;
}

interface GiftTileProps {
  gift: Pick<Gift, 'title' | 'picture' | 'left'>;
  isChosen?: boolean;
  isGone: boolean;
  action?: ReactNode;
}

/** A gift with what is left of it. */
export function GiftTile({ gift: { title, picture, left }, isChosen, isGone, action }: GiftTileProps) {
  return (
    <div className={cx(styles.gift, isGone && !isChosen && styles.gone)}>
      <span className={styles.picture}>
        <Picture src={picture} width={96} aspect={1} alt="" clear fit="contain" />
      </span>
      <div className={styles.name}>{title}</div>
      <Text size="caption" tone="secondary">
        {isChosen ? t`我的选择` : isGone ? t`已领完` : left === null ? t`数量不限` : t`剩余 ${left} 份`}
      </Text>
      {action}
    </div>
  );
}
