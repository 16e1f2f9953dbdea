import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { Cell, CellGroup, ImagePreview, NoticeBar, Picture } from '@/ui';
import styles from './insurance.module.css';
import type { InsuranceData } from './insurance-words';

/** The own policy with its check. */
export function OwnPolicyCard({ policy, state }: { policy: NonNullable<InsuranceData['ownPolicy']>; state: string }) {
  const { insurerName, policyNo, startsOn, endsOn, picture, sentAt, rejection } = policy;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {state === 'ownPolicyInReview' && (
        <NoticeBar className={styles.notice}>{t`门店正在核对保单，通常 1 个工作日内完成`}</NoticeBar>
      )}
      {rejection && (
        <NoticeBar tone="danger" className={styles.notice}>
          {rejection}
        </NoticeBar>
      )}
      <CellGroup inset title={t`自购保单`}>
        <Cell title={t`保险公司`} value={insurerName} />
        <Cell title={t`保单号`} value={policyNo} />
        <Cell title={t`保险期间`} value={t`${startsOn} 至 ${endsOn}`} />
        <Cell title={t`提交时间`} value={formatDateTime(sentAt)} />
        {picture && (
          <Cell
            title={t`保单图片`}
            value={
              <button
                type="button"
                className={styles.picture}
                aria-label={t`查看保单图片`}
                onClick={() => setOpen(true)}
              >
                <Picture src={picture} width={100} aspect={16 / 11} alt="" />
              </button>
            }
          />
        )}
      </CellGroup>
      {picture && (
        <ImagePreview
          isOpen={isOpen}
          onClose={() => setOpen(false)}
          pictures={[{ src: picture, alt: t`保单图片` }]}
          startIndex={0}
        />
      )}
    </>
  );
}
