import { t } from '@lingui/core/macro';
import type { VersionHeadData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Fill, Picture, Price, Tag, Text } from '@/ui';
import styles from './version-intro.module.css';

/** The version of the sheet: picture, name, prices. */
export function VersionIntro({ version }: { version: VersionHeadData }) {
  const { modelName, versionName, versionTitle, cutout, priceFen, subsidyPriceFen, isSoldOut, isWithdrawn } = version;
  const listed = formatYuan(priceFen);
  return (
    <div className={styles.intro}>
      <Fill>
        <Text size="title-3" weight="bold" leading="title-3">
          {modelName} {versionName}
        </Text>
        <div className={styles.title}>{versionTitle}</div>
        <div className={styles.price}>
          <Price fen={subsidyPriceFen} size="large" />
          <span className={styles.note}>{t`补贴后`}</span>
        </div>
        <div className={styles.note}>{t`指导价 ${listed}`}</div>
        {(isWithdrawn || isSoldOut) && (
          <Tag className={styles.tag}>{isWithdrawn ? t`已下架，仅供查阅` : t`已售罄`}</Tag>
        )}
      </Fill>
      <div className={styles.picture}>
        <Picture src={cutout} width={170} aspect={3 / 2} alt="" eager clear fit="contain" />
      </div>
    </div>
  );
}
