import { t } from '@lingui/core/macro';
import { useCallback } from 'react';
import { useEntranceWay } from '@/features/vehicle/transition/use-entrance-way';
import { findRoute, relaunch, useParams } from '@/navigation';
import { Page } from '@/page';
import { usePageVisible } from '@/platform/page-events';
import { router } from '@/platform/router';
import { parseAddress } from '@/platform/router/address';
import { Button, EmptyState, Lottie, Stack } from '@/ui';
import styles from './transitionPage.module.css';

const ROUTE = '/pagesDetail/transitionPage';

/** 正在进入: between an entrance from outside and the buying flow. It is replaced by where it leads, so that back skips it. */
export default function TransitionPage() {
  const isVisible = usePageVisible();
  const go = useCallback(
    (address: string) => {
      if (!isVisible) return;
      // A switched tab would leave this page in the history behind it.
      if (findRoute(parseAddress(address).path)?.chrome === 'tab') router.relaunch(address);
      else router.replace(address);
    },
    [isVisible],
  );
  const { hasFailed, isEmpty, retry } = useEntranceWay(useParams(ROUTE), go);
  return (
    <Page route={ROUTE} plain>
      {hasFailed || isEmpty ? (
        <EmptyState
          title={isEmpty ? t`链接不完整` : t`没能进入购车页面`}
          desc={isEmpty ? t`没有找到要打开的车型或订单` : t`网络似乎不太顺畅，请重试或先看看其他车型`}
          action={
            <Stack row justify="center">
              {!isEmpty && <Button size="medium" className={styles.action} onClick={retry}>{t`重试`}</Button>}
              <Button
                size="medium"
                variant="secondary"
                className={styles.action}
                onClick={() => relaunch('/pages/car/index')}
              >
                {t`返回购车`}
              </Button>
            </Stack>
          }
        />
      ) : (
        <div className={styles.waiting} role="status">
          <Lottie name="loading" />
          <div className={styles.words}>{t`正在为您打开`}</div>
        </div>
      )}
    </Page>
  );
}
