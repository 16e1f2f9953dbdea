import { t } from '@lingui/core/macro';
import { redirect } from '@/navigation';
import { EmptyState } from '@/ui';

/** Shown instead of prices and options while a model's are not published. */
export function PricesToCome({ modelId }: { modelId: string }) {
  return (
    <EmptyState
      title={t`价格与配置即将公布`}
      desc={t`先了解新车，开售时第一时间通知您`}
      btnText={t`了解新车`}
      onAction={() => redirect('/pagesDetail/carModelNew', { modelId })}
    />
  );
}
