import { t } from '@lingui/core/macro';
import type { ReplyOf } from '@voltfront/contract';
import { formatDateTime } from '@voltfront/rules/format/date';
import { NoticeBar, Tag } from '@/ui';
import styles from './agreement-text.module.css';

/** An agreement with its text, as the server fills it in. */
export type AgreementTextData = ReplyOf<'GET /api/mporder/v1/order/agreement/text'>;

/** The text of an agreement: number and time of a signed copy, or what changed since the one signed before. */
export function AgreementText({ text }: { text: AgreementTextData }) {
  const { agreement, copyNo, clauses } = text;
  const isCopy = agreement.state === 'signed' && !agreement.isOutdated;
  const signedAt = agreement.signedAt === null ? '' : formatDateTime(agreement.signedAt);
  const { version } = agreement;
  return (
    <>
      {agreement.isOutdated && (
        <NoticeBar tone="warning">{t`协议已更新，标有“有变更”的条款与您上次签署的不同，请重新阅读并签署`}</NoticeBar>
      )}
      <article className={styles.text}>
        <div className={styles.title} role="heading" aria-level={2}>
          {agreement.title}
        </div>
        <div className={styles.version}>{t`版本 ${version}`}</div>
        {isCopy && (
          <div className={styles.copy}>
            <div>
              <span className={styles.term}>{t`协议编号`}</span>
              <span className={styles.number}>{copyNo}</span>
            </div>
            <div>
              <span className={styles.term}>{t`签署时间`}</span>
              <span className={styles.number}>{signedAt}</span>
            </div>
          </div>
        )}
        {clauses.map((clause) => (
          <section key={clause.title} className={clause.isChanged ? styles.changed : styles.clause}>
            <div className={styles.heading} role="heading" aria-level={3}>
              {clause.title}
              {clause.isChanged && (
                <Tag tone="warning" className={styles.mark}>
                  {t`有变更`}
                </Tag>
              )}
            </div>
            {clause.paragraphs.map((paragraph) => (
              <p key={paragraph} className={styles.paragraph}>
                {paragraph}
              </p>
            ))}
          </section>
        ))}
      </article>
    </>
  );
}
