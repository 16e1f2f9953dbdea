import { t } from '@lingui/core/macro';
import { SECOND_MS } from '@voltfront/rules/time';
import { useEffect, useState } from 'react';
import { scrollClearOf } from '@/platform/scroll';
import { lazySheet } from '@/ui';
import styles from './change-notice.module.css';
import type { Announcement } from './configurator-state';
import { blockText, changeLines, deltaText } from './explain';
import { optionId } from './option-id';

const StepSheet = lazySheet(() => import('./step-sheet').then((file) => file.StepSheet));

/** Id of the notice on the screen. */
const NOTICE_ID = 'change-notice';
/** Display time of a notice (ms). */
const NOTICE_MS = 6 * SECOND_MS;

/** Something that happened to the choice: the first line in words, and more lines in a sheet. */
interface Notice {
  lines: string[];
  deltaFen: number | null;
  canUndo: boolean;
}

function noticeOf(announcement: Announcement): Notice {
  switch (announcement.kind) {
    case 'changed': {
      const { steps, priceDeltaFen } = announcement.outcome;
      return { lines: changeLines(steps), deltaFen: priceDeltaFen, canUndo: true };
    }
    case 'blocked':
      return { lines: [blockText(announcement.reason)], deltaFen: null, canUndo: false };
    case 'undone':
      return { lines: [t`已撤销上一步`], deltaFen: announcement.priceDeltaFen, canUndo: false };
    case 'versionChanged': {
      const { versionName, priceDeltaFen } = announcement;
      return { lines: [t`已切换到${versionName}，选配已重置为标准配置`], deltaFen: priceDeltaFen, canUndo: true };
    }
    case 'repaired':
      return { lines: repairLines(announcement.result), deltaFen: null, canUndo: false };
  }
}

function repairLines({ removed, added }: Extract<Announcement, { kind: 'repaired' }>['result']): string[] {
  const gone = removed.map(({ product, productCode }) => product?.name ?? productCode).join('、');
  const come = added.map((product) => product.name).join('、');
  return [...(gone ? [t`已失效并移除：${gone}`] : []), ...(come ? [t`已自动补充：${come}`] : [])];
}

/** Code of the option that the customer tapped; undefined when it was none. */
function tappedCode(announcement: Announcement): string | undefined {
  if (announcement.kind === 'changed') return announcement.outcome.steps[0]?.product.productCode;
  const reason = announcement.kind === 'blocked' ? announcement.reason : undefined;
  return reason && 'product' in reason ? reason.product.productCode : undefined;
}

export interface ChangeNoticeProps {
  announcement: Announcement | null;
  onUndo: () => void;
  onClose: () => void;
}

/**
 * Says what the last tap did, why, and what it costs, with a way back. It leaves by itself, and the page moves up where it
 * would cover the option that it is about.
 */
export function ChangeNotice({ announcement, onUndo, onClose }: ChangeNoticeProps) {
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    if (!announcement || isOpen) return;
    const timer = setTimeout(onClose, NOTICE_MS);
    return () => clearTimeout(timer);
  }, [announcement, isOpen, onClose]);
  useEffect(() => {
    const code = announcement && tappedCode(announcement);
    if (code) scrollClearOf(optionId(code), NOTICE_ID);
  }, [announcement]);
  const notice = announcement && noticeOf(announcement);
  const others = (notice?.lines.length ?? 0) - 1;
  const undo = () => {
    setIsOpen(false);
    onUndo();
  };
  return (
    <>
      <div role="status" aria-live="polite">
        {notice && (
          <div key={notice.lines.join()} id={NOTICE_ID} className={styles.notice}>
            <div className={styles.words}>
              <div className={styles.line}>{notice.lines[0]}</div>
              {others > 0 && (
                <button type="button" className={styles.rest} onClick={() => setIsOpen(true)}>
                  {t`另有 ${others} 项变化，查看原因`}
                </button>
              )}
            </div>
            {notice.deltaFen !== null && <div className={styles.delta}>{deltaText(notice.deltaFen)}</div>}
            {notice.canUndo && (
              <button type="button" className={styles.action} onClick={undo}>
                {t`撤销`}
              </button>
            )}
          </div>
        )}
      </div>
      {announcement?.kind === 'changed' && (
        <StepSheet
          isOpen={isOpen}
          title={t`配置变化`}
          steps={announcement.outcome.steps}
          deltaFen={announcement.outcome.priceDeltaFen}
          cancelText={t`撤销`}
          confirmText={t`知道了`}
          onCancel={undo}
          onConfirm={() => setIsOpen(false)}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
