import { t } from '@lingui/core/macro';
import type { FinanceShowDetailData } from '@voltfront/contract';
import { Button, EmptyState, Stack } from '@/ui';
import type { FinanceTab } from '../choice';
import styles from './calculator-screen.module.css';

export interface NothingOfferedProps {
  tab: FinanceTab;
  detail: FinanceShowDetailData;
  onCash: () => void;
  onAirRule: () => void;
}

/** No product for the tab: why, what there is instead, and what others have. */
export function NothingOffered({ tab, detail, onCash, onAirRule }: NothingOfferedProps) {
  const isAir = tab === 'air';
  return (
    <div className={styles.nothing}>
      <EmptyState
        title={isAir ? (detail.airMessage ?? t`该车型暂不支持`) : t`暂无可用的金融产品`}
        desc={isAir ? t`轻享贷尚未对该车型开放，可选择贷款或更换车型` : t`可以更换车型，或查看全款费用`}
        top={10}
        action={
          <Stack gap={1} align="center">
            <Button variant="secondary" size="medium" onClick={onCash}>
              {t`看全款费用`}
            </Button>
            {isAir && (
              <Button variant="text" size="medium" onClick={onAirRule}>
                {t`轻享贷规则`}
              </Button>
            )}
          </Stack>
        }
      />
    </div>
  );
}
