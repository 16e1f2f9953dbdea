import { t } from '@lingui/core/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { apiQuery, useApiList, useApiMutation } from '@/api';
import { useArea } from '@/features/place/use-area';
import { EndedShare } from '@/features/vehicle/shared/ended-share';
import { MoreShares } from '@/features/vehicle/shared/more-shares';
import { SharedBar } from '@/features/vehicle/shared/shared-bar';
import { SharedConfiguration } from '@/features/vehicle/shared/shared-configuration';
import { useCopyConfiguration } from '@/features/vehicle/shared/use-copy-configuration';
import { currentAddress, useParams } from '@/navigation';
import { Page } from '@/page';
import { useSession } from '@/session';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesFollow/configPreview/index';

/** Counts the look once the page shows an open share; who shared it is not counted by the server. */
function useLook(shareId: string, isOpen: boolean): void {
  const { mutate } = useApiMutation('POST /api/mporder/v1/vehicle/config/shared/view', { silent: true });
  useEffect(() => {
    if (isOpen) mutate({ shareId });
  }, [shareId, isOpen, mutate]);
}

/** 好友的配置: what a friend or adviser shared, with the prices of today. */
export default function SharedConfigurationPage() {
  const { shareId = '' } = useParams(ROUTE);
  const area = useArea();
  const { isLoggedIn } = useSession();
  const card = useQuery({
    ...apiQuery('GET /api/mporder/v1/vehicle/config/shared/card', { shareId, cityCode: area?.cityCode }),
    placeholderData: keepPreviousData,
    // What the server wrote into the page does not know whose it is.
    refetchOnMount: isLoggedIn ? 'always' : true,
  });
  const more = useApiList('GET /api/mporder/v1/vehicle/config/shared/more', { shareId });
  const { data } = card;
  useLook(shareId, data?.state === 'open');
  const copy = useCopyConfiguration();
  const name = data?.quote ? `${data.quote.modelName} ${data.quote.versionName}` : t`好友的配置`;
  return (
    <Page
      route={ROUTE}
      queries={[card]}
      skeleton={<Skeleton variant="detail" />}
      onReachBottom={more.loadMore}
      share={() => ({ title: name, address: currentAddress() })}
      bottom={() => data?.quote && <SharedBar card={data} quote={data.quote} onCopy={copy} />}
    >
      {() =>
        data && (
          <>
            {data.quote ? <SharedConfiguration card={data} quote={data.quote} /> : <EndedShare card={data} />}
            <MoreShares list={more} isFromAdviser={data.sender?.isAdviser ?? false} />
          </>
        )
      }
    </Page>
  );
}
