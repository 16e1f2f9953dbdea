import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { Button, ImagePreview, Picture, Tag } from '@/ui';
import styles from './inspection.module.css';
import type { QuestionData, ReportItem } from './inspection-words';

export interface ReportItemRowProps {
  item: ReportItem;
  /** The questions about this item. */
  questions: readonly QuestionData[];
  /** Left out where nothing can be asked about the item. */
  onAsk?: () => void;
}

/** An item with its result, its remark, and what was asked and answered about it. */
export function ReportItemRow({ item, questions, onAsk }: ReportItemRowProps) {
  return (
    <div className={styles.item} role="listitem">
      <div className={styles.itemHead}>
        <span className={styles.itemName}>{item.name}</span>
        <Tag tone={item.isPassed ? 'success' : 'warning'}>{item.isPassed ? t`通过` : t`有备注`}</Tag>
      </div>
      {item.remark && <div className={styles.remark}>{item.remark}</div>}
      {questions.map((question) => (
        <Question key={question.questionId} question={question} />
      ))}
      {onAsk && (
        <Button variant="text" size="small" label={t`对${item.name}提出疑问`} onClick={onAsk}>
          {t`提出疑问`}
        </Button>
      )}
    </div>
  );
}

function Question({ question: { text, pictures, askedAt, answer, answeredAt } }: { question: QuestionData }) {
  const [shown, setShown] = useState<number | null>(null);
  return (
    <div className={styles.question}>
      <div className={styles.asked}>{t`我的疑问：${text}`}</div>
      {pictures.length > 0 && (
        <div className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <button key={picture} type="button" className={styles.thumb} onClick={() => setShown(index)}>
              <Picture src={picture} width={56} aspect={1} alt={t`疑问图片`} />
            </button>
          ))}
        </div>
      )}
      <div className={styles.time}>{formatDateTime(askedAt)}</div>
      {answer === null ? (
        <div className={styles.time}>{t`门店正在核实`}</div>
      ) : (
        <>
          <div className={styles.answer}>{t`门店回复：${answer}`}</div>
          {answeredAt !== null && <div className={styles.time}>{formatDateTime(answeredAt)}</div>}
        </>
      )}
      <ImagePreview
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        pictures={pictures.map((src) => ({ src, alt: t`疑问图片` }))}
        startIndex={shown ?? 0}
      />
    </div>
  );
}
