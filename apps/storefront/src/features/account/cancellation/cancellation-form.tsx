import { t } from '@lingui/core/macro';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import type { ReplyOf } from '@/api';
import { pageAction } from '@/navigation';
import { BottomBar, Button, Cell, CellGroup, ConsentBox, lazySheet, RadioGroup, Section, Tag, Text } from '@/ui';
import styles from './cancellation.module.css';
import { checkWords, lossName } from './cancellation-words';

const CodeSheet = lazySheet(() => import('./code-sheet').then((file) => file.CodeSheet));

type Cancellation = ReplyOf<'GET /api/mpaccount/v1/account/cancellation'>;

/** What somebody has entered to cancel their account. */
export interface CancellationDraft {
  reason: Cancellation['reasons'][number]['code'] | null;
  isAgreed: boolean;
}

interface CancellationFormProps {
  cancellation: Cancellation;
  draft: CancellationDraft;
  onChange: (draft: CancellationDraft) => void;
}

/** What is lost, what has to end first, the reason, and the declaration. */
export function CancellationForm({ cancellation, draft, onChange }: CancellationFormProps) {
  const { losses, checks, reasons } = cancellation;
  return (
    <>
      <Losses losses={losses} />
      <Checks checks={checks} />
      <Section title={t`注销原因`}>
        <RadioGroup
          label={t`注销原因`}
          options={reasons.map(({ code, title }) => ({ key: code, text: title }))}
          value={draft.reason}
          onChange={(reason) => onChange({ ...draft, reason })}
        />
      </Section>
      <Section pad="m">
        <ConsentBox checked={draft.isAgreed} onChange={(isAgreed) => onChange({ ...draft, isAgreed })}>
          {t`我已知晓：注销后以上内容将被清除且无法恢复，所有设备立即退出登录，手机号可重新注册为新账号`}
        </ConsentBox>
      </Section>
    </>
  );
}

function Losses({ losses }: { losses: Cancellation['losses'] }) {
  return (
    <Section title={t`注销后您将失去`}>
      <div className={styles.losses} role="list">
        {losses.map(({ key, count }) => (
          <div key={key} role="listitem" className={styles.loss}>
            <div className={styles.count}>{withCommas(count)}</div>
            <Text size="caption" tone="secondary">
              {lossName(key)}
            </Text>
          </div>
        ))}
      </div>
    </Section>
  );
}

/** What has to end before the account closes, with a way to it. */
export function Checks({ checks }: { checks: Cancellation['checks'] }) {
  return (
    <CellGroup title={t`注销条件`} inset>
      {checks.map(({ key, openCount }) => {
        const [title, result] = checkWords(key, openCount);
        return (
          <Cell
            key={key}
            title={title}
            value={<Tag tone={openCount > 0 ? 'warning' : 'success'}>{result}</Tag>}
            onClick={openCount > 0 ? pageAction('/pagesOrder/order/index') : undefined}
          />
        );
      })}
    </CellGroup>
  );
}

interface CancellationBarProps {
  draft: CancellationDraft;
  mustWait: boolean;
  onDone: (receipt: string | null) => void;
}

/** The button that asks for the code, and then once more. */
export function CancellationBar({ draft, mustWait, onDone }: CancellationBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { reason, isAgreed } = draft;
  return (
    <>
      <BottomBar>
        <Button block tone="danger" disabled={reason === null || !isAgreed} onClick={() => setOpen(true)}>
          {mustWait ? t`申请注销，订单完成后生效` : t`申请注销`}
        </Button>
      </BottomBar>
      <CodeSheet
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        reason={reason ?? 'other'}
        mustWait={mustWait}
        onDone={onDone}
      />
    </>
  );
}
