import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { apiQuery, serverNow } from '@/api';
import { brighten } from '@/platform/brightness';
import { copyText } from '@/platform/clipboard';
import { Button, Popup, QrCode, Section, Stack, Text, toast, useCountdown } from '@/ui';
import styles from './pickup.module.css';
import { groupedCode } from './pickup-words';

async function copy(code: string): Promise<void> {
  toast((await copyText(code)) ? t`提车码已复制` : t`复制失败，请长按选择`);
}

/** The code and its QR code, which renews every minute. */
export function PickupCode({ orderNo }: { orderNo: string }) {
  const code = useQuery({ ...apiQuery('POST /api/mporder/v1/pickup/code', { orderNo }), gcTime: 0, staleTime: 0 });
  const [isBig, setBig] = useState(false);
  useBrightness(isBig);
  if (!code.data)
    return (
      <Section>
        <div className={styles.code}>
          {code.error ? (
            <Button size="small" variant="secondary" onClick={() => code.refetch()}>{t`重新获取提车码`}</Button>
          ) : (
            <Text tone="secondary">{t`正在生成提车码`}</Text>
          )}
        </div>
      </Section>
    );
  const { code: digits, token, renewsAt } = code.data;
  const renewal = <Renewal key={renewsAt} renewsAt={renewsAt} onEnd={() => void code.refetch()} />;
  return (
    <>
      <Section>
        <div className={styles.code}>
          <QrCode text={token} size="medium" label={t`提车二维码`} />
          <div className={styles.digits}>{groupedCode(digits)}</div>
          {renewal}
          <Stack row gap={3}>
            <Button size="small" variant="secondary" onClick={() => void copy(digits)}>{t`复制提车码`}</Button>
            <Button size="small" variant="secondary" onClick={() => setBig(true)}>{t`全屏亮度显示`}</Button>
          </Stack>
        </div>
      </Section>
      <Popup isOpen={isBig} onClose={() => setBig(false)} title={t`提车码`} tall>
        <div className={styles.big}>
          <QrCode text={token} size="large" label={t`提车二维码`} />
          <div className={styles.digits}>{groupedCode(digits)}</div>
          <div>{t`请门店工作人员扫码`}</div>
        </div>
      </Popup>
    </>
  );
}

/** Keeps the screen bright while something is shown, and puts it back afterwards. */
function useBrightness(isOn: boolean): void {
  const restore = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    let isOver = false;
    void brighten().then((end) => {
      if (isOver) end();
      else restore.current = end;
    });
    return () => {
      isOver = true;
      restore.current?.();
      restore.current = null;
    };
  }, [isOn]);
}

function Renewal({ renewsAt, onEnd }: { renewsAt: number; onEnd: () => void }) {
  const { minutes, seconds } = useCountdown(renewsAt, serverNow, onEnd);
  const left = minutes * 60 + seconds;
  return (
    <Text size="small" tone="secondary">
      {t`二维码 ${left} 秒后自动更新`}
    </Text>
  );
}
