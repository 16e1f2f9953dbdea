import { t } from '@lingui/core/macro';
import type { RightGroupData, RightOptionData } from '@voltfront/contract';
import { cx, Fill, NoticeBar, Section, Tag, Text } from '@/ui';
import { ChoiceMark } from '@/ui/form/choice-mark';
import { focusByKey } from '@/ui/navigation/roving';
import { differenceMark } from '../change/change-words';
import styles from './benefit-group.module.css';

/** Few enough left to be worth telling. */
const FEW = 50;

export interface BenefitGroupProps {
  group: RightGroupData;
  /** The one picked on this page. */
  chosenCode: string;
  /** Nothing can be changed about the whole order. */
  isReadOnly: boolean;
  onPick: (rightCode: string) => void;
}

/** Benefits of one kind, of which one can be had: the current one marked, what cannot be had with its reason. */
export function BenefitGroup({ group, chosenCode, isReadOnly, onPick }: BenefitGroupProps) {
  const { title, state, reason, options } = group;
  const isClosed = isReadOnly || state !== 'open';
  const isOff = (option: RightOptionData) => isClosed || (option.state !== 'open' && !option.isChosen);
  const stop = Math.max(
    0,
    options.findIndex(({ rightCode }) => rightCode === chosenCode),
  );
  return (
    <Section apart="before" pad="m" label={title}>
      <div className={styles.head}>
        <Text inline size="body-large" weight="bold" leading="dense" heading={2}>
          {title}
        </Text>
        <Text inline size="small" tone="secondary">{t`${options.length} 选 1`}</Text>
      </div>
      {state !== 'open' && reason && !(isReadOnly && state === 'locked') && (
        <NoticeBar icon="lock" className={styles.reason}>
          {reason}
        </NoticeBar>
      )}
      <div
        role="radiogroup"
        aria-label={title}
        onKeyDown={(event) => focusByKey(event, (at) => options[at] === undefined || isOff(options[at]))}
      >
        {options.map((option, at) => (
          <Choice
            key={option.rightCode}
            option={option}
            isChosen={option.rightCode === chosenCode}
            isOff={isOff(option)}
            isStop={at === stop}
            onPick={() => onPick(option.rightCode)}
          />
        ))}
      </div>
    </Section>
  );
}

interface ChoiceProps {
  option: RightOptionData;
  isChosen: boolean;
  isOff: boolean;
  /** Reached by Tab. */
  isStop: boolean;
  onPick: () => void;
}

function Choice({ option, isChosen, isOff, isStop, onPick }: ChoiceProps) {
  const { name, text, priceFen, isChosen: isCurrent, state, reason, stockLeft } = option;
  const isScarce = state === 'open' && !isCurrent && stockLeft !== null && stockLeft <= FEW;
  return (
    <button
      type="button"
      role="radio"
      aria-checked={isChosen}
      disabled={isOff}
      tabIndex={isStop ? 0 : -1}
      className={cx(styles.choice, isChosen && styles.chosen, isOff && styles.closed)}
      onClick={onPick}
    >
      <Fill inline>
        <span className={styles.title}>
          {name}
          {isCurrent && <Tag tone="accent">{t`当前选择`}</Tag>}
          {isScarce && <Tag tone="warning">{t`仅剩 ${stockLeft} 份`}</Tag>}
        </span>
        <span className={styles.text}>{text}</span>
        {reason && !isCurrent && <span className={styles.gone}>{reason}</span>}
      </Fill>
      <span className={styles.price}>{differenceMark(priceFen) || t`免费`}</span>
      <ChoiceMark className={styles.mark} isChosen={isChosen} />
    </button>
  );
}
