import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { DocumentCells } from '@/features/about/documents-cells';
import { OfficialAccounts } from '@/features/about/official-accounts';
import { VersionCells } from '@/features/about/version-cells';
import { BrandMark } from '@/features/brand/brand-mark';
import { Page } from '@/page';
import { dial } from '@/platform/external';
import { Cell, CellGroup, Text } from '@/ui';
import styles from './aboutUs.module.css';

/** 关于我们: who the brand is, the version that runs, how to reach the brand, and its texts. */
export default function AboutUsPage() {
  return (
    <Page route="/pagesMine/aboutUs" share={() => ({ title: t`关于${brand.name}`, address: '/pagesMine/aboutUs' })}>
      <div className={styles.page}>
        <div className={styles.head}>
          <BrandMark />
          <Text size="title-1" weight="bold" leading="title-1" className={styles.name}>
            {brand.name}
          </Text>
          <Text size="small" tone="secondary">
            {brand.slogan}
          </Text>
          <Text size="body" leading="body" className={styles.introduction}>
            {brand.introduction}
          </Text>
        </div>
        <CellGroup inset>
          <VersionCells />
          <Cell title={t`客服热线`} value={brand.phone} onClick={() => dial(brand.phoneDigits)} />
        </CellGroup>
        <OfficialAccounts />
        <DocumentCells />
        <div className={styles.foot}>
          <div>{brand.company}</div>
          <div>{brand.icp}</div>
        </div>
      </div>
    </Page>
  );
}
