import { t } from '@lingui/core/macro';
import type { ActivityData, OwnSignUpData } from '@voltfront/contract';
import { navigate } from '@/navigation';
import { Cell, CellGroup, NoticeBar, Popup, QrCode, Text } from '@/ui';
import styles from './activity.module.css';

export interface OwnSignUpProps {
  activity: ActivityData;
  /** The server's time. */
  now: number;
  onCode: () => void;
  onCancel: () => void;
}

function stateText({ state, ahead }: OwnSignUpData): string {
  if (state === 'waiting') return ahead ? t`候补中，前面还有 ${ahead} 人` : t`候补中，您排在第一位`;
  if (state === 'reviewing') return t`审核中，结果将在消息中心通知`;
  return state === 'checkedIn' ? t`已签到，祝您玩得开心` : t`报名成功`;
}

/** The person's sign-up: where it stands, the code, what can be changed. */
export function OwnSignUp({ activity, now, onCode, onCancel }: OwnSignUpProps) {
  const { own, activityId, formId, signUpUntil, startsAt, isOnline, isCancelled } = activity;
  if (!own || isCancelled) return null;
  if (own.state === 'rejected') return <NoticeBar tone="warning">{t`报名未通过：${own.rejection}`}</NoticeBar>;
  const isChangeable = now < signUpUntil && own.state !== 'checkedIn';
  const canCancel = own.state === 'waiting' ? now < startsAt : isChangeable;
  return (
    <CellGroup inset title={t`我的报名`} className={styles.own}>
      <Cell icon="check-circle" title={stateText(own)} value={t`${own.seats} 人`} />
      {own.code && !isOnline && <Cell icon="scan" title={t`签到码`} value={t`现场出示`} onClick={onCode} />}
      {isChangeable && formId && (
        <Cell
          icon="edit"
          title={t`修改报名信息`}
          onClick={() => navigate('/pagesCommunity/activity/extra', { id: activityId })}
        />
      )}
      {canCancel && (
        <Cell icon="close" title={own.state === 'waiting' ? t`退出候补` : t`取消报名`} onClick={onCancel} />
      )}
    </CellGroup>
  );
}

export interface CodeSheetProps {
  activity: ActivityData;
  isOpen: boolean;
  onClose: () => void;
}

/** The code that staff scan on site. */
export function CodeSheet({ activity: { own, title }, isOpen, onClose }: CodeSheetProps) {
  const code = own?.code ?? '';
  return (
    <Popup isOpen={isOpen && code !== ''} onClose={onClose} title={t`签到码`}>
      <div className={styles.code}>
        <QrCode text={code} size="large" label={t`签到二维码`} />
        <Text size="title-1" weight="bold" className={styles.digits}>
          {code}
        </Text>
        <Text size="small" tone="secondary">{t`${title} · ${own?.seats ?? 1} 人`}</Text>
        <Text size="small" tone="secondary">{t`请向现场工作人员出示，活动前 2 小时起可签到`}</Text>
      </div>
    </Popup>
  );
}
