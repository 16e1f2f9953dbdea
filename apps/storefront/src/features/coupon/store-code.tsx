import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { apiQuery, serverNow } from '@/api';
import { copyText } from '@/platform/clipboard';
import { Button, QrCode, Section, Text, toast, useCountdown } from '@/ui';
import styles from './coupon.module.css';

/** `1234 5678 9012 3456`: read out more easily. */
const grouped = (number: string): string => number.replace(/(\d{4})(?=\d)/g, '$1 ');

async function copy(number: string): Promise<void> {
  if (await copyText(number)) toast(t`卡券码已复制`);
}

/** Code that staff of a store scan, renewed every minute. */
export function StoreCode({ couponId }: { couponId: string }) {
  const code = useQuery({ ...apiQuery('GET /api/mpintegral/v1/coupons/storeCode', { couponId }), gcTime: 0 });
  if (!code.data)
    return (
      <Section>
        <div className={styles.codeBox}>
          {code.error ? (
            <Button size="small" variant="secondary" onClick={() => code.refetch()}>{t`重新获取卡券码`}</Button>
          ) : (
            <Text tone="secondary">{t`正在生成卡券码`}</Text>
          )}
        </div>
      </Section>
    );
  const { number, renewsAt } = code.data;
  return (
    <Section>
      <div className={styles.codeBox}>
        <QrCode text={number} label={t`卡券码`} />
        <div className={styles.number}>{grouped(number)}</div>
        <Renewal key={renewsAt} renewsAt={renewsAt} onEnd={() => void code.refetch()} />
        <Button size="small" variant="secondary" onClick={() => copy(number)}>{t`复制卡券码`}</Button>
      </div>
    </Section>
  );
}

function Renewal({ renewsAt, onEnd }: { renewsAt: number; onEnd: () => void }) {
  const { minutes, seconds } = useCountdown(renewsAt, serverNow, onEnd);
  const left = minutes * 60 + seconds;
  return (
    <Text size="small" tone="secondary">
      {t`请门店工作人员扫码，${left} 秒后自动更新`}
    </Text>
  );
}
