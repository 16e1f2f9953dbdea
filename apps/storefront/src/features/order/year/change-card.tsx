import { t } from '@lingui/core/macro';
import type { YearOfferData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Button, Price, Text } from '@/ui';
import { differenceMark, weeksText } from '../change/change-words';
import { DecisionCard, DecisionPoints } from './decision-card';
import styles from './decision-card.module.css';
import { isDecidable } from './year-words';

export interface ChangeCardProps {
  offer: YearOfferData;
  /** Takes over equivalents in one step. */
  onMapped: () => void;
  /** Opens the choice again. */
  onFree: () => void;
  /** On to the protocol of the change that is held. */
  onSign: () => void;
}

/** Change to the new model year: differences, price, delivery date, and the two ways to make it. */
export function ChangeCard({ offer, onMapped, onFree, onSign }: ChangeCardProps) {
  const { toYear, change, state, pending } = offer;
  const isOpen = isDecidable(offer);
  const isChosen = state === 'changed' || state === 'pending';
  const mark = state === 'changed' ? t`已变更` : state === 'pending' ? t`待签署` : undefined;
  return (
    <DecisionCard
      title={t`换新款`}
      note={t`${toYear} 款 · 锁单后预计 ${weeksText(change.delivery)}交付`}
      picture={change.cutout}
      mark={mark}
      isChosen={isChosen}
      actions={
        isOpen && (
          <>
            <Button block variant="secondary" onClick={onFree}>
              {t`重新选配`}
            </Button>
            {change.versionName !== null && (
              <Button block variant={pending ? 'secondary' : 'primary'} onClick={onMapped}>
                {t`一键变更`}
              </Button>
            )}
          </>
        )
      }
    >
      <DecisionPoints points={change.news.map((title) => ({ title, text: '' }))} />
      <div className={styles.price}>
        <Price fen={change.fromTotalFen} size="large" suffix={t`起`} />
        {isOpen && <span className={styles.caption}>{mappedText(change)}</span>}
      </div>
      {pending && isOpen && (
        <div className={styles.pending}>
          <div>
            <Text size="label" weight="medium" leading="normal">{t`${toYear} 款 ${pending.versionName}`}</Text>
            <div className={styles.caption}>{pendingText(pending)}</div>
          </div>
          <Button size="medium" onClick={onSign}>
            {t`去签署`}
          </Button>
        </div>
      )}
    </DecisionCard>
  );
}

function mappedText({ versionName, differenceFen }: YearOfferData['change']): string {
  if (versionName === null) return t`新年款无对应版本，请重新选配`;
  const mark = differenceMark(differenceFen ?? 0);
  return mark ? t`一键变更为${versionName}，差价 ${mark}` : t`一键变更为${versionName}，无差价`;
}

function pendingText({ totalFen, differenceFen }: NonNullable<YearOfferData['pending']>): string {
  const total = formatYuan(totalFen);
  const mark = differenceMark(differenceFen);
  return mark ? t`${total}（差价 ${mark}）` : t`${total}（无差价）`;
}
