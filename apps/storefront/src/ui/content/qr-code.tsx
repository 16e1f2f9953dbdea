import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { cx } from '../cx';
import { Spinner } from '../feedback/spinner';
import styles from './qr-code.module.css';

export interface QrCodeProps {
  /** Text of the code: a URL, a number. At most about 1,000 characters. */
  text: string;
  /** Side in design px: 120, 160 or 220. */
  size?: 'small' | 'medium' | 'large';
  /** Accessible name: the purpose of the code. */
  label?: string;
  className?: string;
}

/** A QR code. The encoder is loaded when the first one is shown. */
export function QrCode({ text, size = 'medium', label, className }: QrCodeProps) {
  const address = useQrAddress(text);
  return (
    <div className={cx(styles.code, styles[size], className)} role="img" aria-label={label ?? t`二维码`}>
      {address && <div className={styles.image} style={{ backgroundImage: `url("${address}")` }} />}
      {address === undefined && <Spinner />}
      {address === null && <span className={styles.failed}>{t`二维码生成失败`}</span>}
    </div>
  );
}

/** Undefined while loading, null when it cannot be made. */
function useQrAddress(text: string): string | null | undefined {
  const [made, setMade] = useState<{ text: string; address: string | null }>();
  useEffect(() => {
    let isCurrent = true;
    const take = (address: string | null) => isCurrent && setMade({ text, address });
    import('./qr-address').then(({ qrAddress }) => qrAddress(text)).then(take, () => take(null));
    return () => {
      isCurrent = false;
    };
  }, [text]);
  return made?.text === text ? made.address : undefined;
}
