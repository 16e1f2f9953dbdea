import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { Button, NoticeBar, Tag, Text } from '@/ui';
import styles from './agreement-text.module.css';
import type { AgreementTextData } from './use-agreement-text';

export interface AgreementTextProps {
  text: AgreementTextData;
  /** Opens the signed copy as a PDF. */
  onOpenFile: () => void;
}

/** The text of an agreement: number, time and file of a signed copy, or what changed since the one signed before. */
export function AgreementText({ text, onOpenFile }: AgreementTextProps) {
  const { agreement, copyNo, file, clauses } = text;
  const isCopy = agreement.state === 'signed' && !agreement.isOutdated;
  const signedAt = agreement.signedAt === null ? '' : formatDateTime(agreement.signedAt);
  const { version } = agreement;
  return (
    <>
      {agreement.isOutdated && (
        <NoticeBar tone="warning">{t`协议已更新，标有“有变更”的条款与您上次签署的不同，请重新阅读并签署`}</NoticeBar>
      )}
      <article className={styles.text}>
        <Text size="title-2" weight="bold" leading="dense" heading={2}>
          {agreement.title}
        </Text>
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
        {file !== null && (
          <Button variant="secondary" size="small" className={styles.file} onClick={onOpenFile}>
            {agreement.isOutdated ? t`查看已签署版本的 PDF` : t`查看并保存 PDF`}
          </Button>
        )}
        {clauses.map((clause) => (
          <section key={clause.title} className={clause.isChanged ? styles.changed : styles.clause}>
            <Text size="body-large" weight="bold" heading={3}>
              {clause.title}
              {clause.isChanged && (
                <Tag tone="warning" className={styles.mark}>
                  {t`有变更`}
                </Tag>
              )}
            </Text>
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
