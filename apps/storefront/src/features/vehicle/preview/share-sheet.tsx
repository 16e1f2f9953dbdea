import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { formatPriceShort } from '@voltfront/rules/money';
import { useMemo } from 'react';
import { useOwnLink } from '@/features/link/use-own-link';
import { webLink } from '@/platform/share';
import { type PosterPlan, ShareSheet, sharePoster } from '@/ui';
import styles from './share-sheet.module.css';
import type { Shared } from './use-share-sheet';

export interface ConfigurationShareSheetProps {
  isOpen: boolean;
  shared: Shared | null;
  /** Model and version. */
  title: string;
  /** The configured car, cut out. */
  picture: string;
  totalFen: number;
  onClose: () => void;
}

/** The share code of a configuration, and the ways to pass it on. */
export function ConfigurationShareSheet(props: ConfigurationShareSheetProps) {
  const { isOpen, shared, title, onClose } = props;
  const address = useOwnLink(shared?.path ?? null);
  const poster = usePoster(props, address);
  if (!shared || address === null) return null;
  return (
    <ShareSheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`分享配置`}
      content={{ title, address }}
      poster={poster}
      copyText={shared.shareId}
    >
      <div className={styles.code}>
        <div className={styles.label}>{t`好友打开即可看到同样的配置`}</div>
        <div className={styles.value}>{shared.shareId}</div>
        <div className={styles.label}>{t`分享码`}</div>
      </div>
    </ShareSheet>
  );
}

/** Only where there are links: a code has to lead somewhere. */
function usePoster(
  { title, picture, totalFen }: ConfigurationShareSheetProps,
  address: string | null,
): PosterPlan | undefined {
  const link = address && webLink(address);
  return useMemo(() => {
    if (!link) return undefined;
    return sharePoster({
      picture,
      ground: '#eef0f2',
      title,
      text: t`配置总价 ¥${formatPriceShort(totalFen)}`,
      code: { text: link },
      codeNote: t`长按识别二维码，查看这份配置`,
      brandName: `${brand.name} ${brand.latinName}`,
    });
  }, [link, title, picture, totalFen]);
}
