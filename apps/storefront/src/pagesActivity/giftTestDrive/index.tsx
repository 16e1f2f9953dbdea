import { useQuery } from '@tanstack/react-query';
import { apiKey, apiQuery, queryClient } from '@/api';
import { CityStores } from '@/features/drive-gift/city-stores';
import { GiftChoice } from '@/features/drive-gift/gift-choice';
import { OwnGift } from '@/features/drive-gift/own-gift';
import { DriveHead } from '@/features/test-drive/drive-head';
import { DriveScreen } from '@/features/test-drive/drive-screen';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { openResult } from '@/features/test-drive/open-result';
import { navigate, useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/giftTestDrive/index';
const GIFTS = 'GET /api/mpmkt/v1/testDrive/gifts';

/** 试驾有礼: a gift chosen with the application; whoever chose one sees how far it is. */
export default function GiftTestDrivePage() {
  const { code = 'gift' } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code }));
  const gifts = useQuery(apiQuery(GIFTS, { code }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel, gifts]} skeleton={<Skeleton variant="detail" />}>
      {() => {
        if (!channel.data || !gifts.data) return null;
        const { gifts: choice, mine } = gifts.data;
        if (mine)
          return (
            <>
              <DriveHead settings={channel.data.settings} />
              <OwnGift code={code} mine={mine} />
            </>
          );
        return (
          <>
            <DriveScreen
              channel={channel.data}
              wanted={{}}
              onRules={() => navigate('/pagesActivity/giftTestDrive/rule', { code })}
              drawField={(id, form) => (id === 'gift' ? <GiftChoice gifts={choice} form={form} /> : null)}
              onDone={(drive) => {
                void queryClient.invalidateQueries({ queryKey: apiKey(GIFTS) });
                openResult(drive);
              }}
            />
            <CityStores channel={channel.data} />
          </>
        );
      }}
    </Page>
  );
}
