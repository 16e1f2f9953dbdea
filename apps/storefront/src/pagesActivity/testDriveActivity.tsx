import { useQuery } from '@tanstack/react-query';
import { apiKey, apiQuery, queryClient } from '@/api';
import { EventFacts } from '@/features/drive-event/event-facts';
import { EventGallery } from '@/features/drive-event/event-gallery';
import { EventTicket } from '@/features/drive-event/event-ticket';
import { SessionChoice } from '@/features/drive-event/session-choice';
import { DriveBody } from '@/features/test-drive/drive-body';
import { DriveHead } from '@/features/test-drive/drive-head';
import { channelSubject } from '@/features/test-drive/drive-subject';
import { openResult } from '@/features/test-drive/open-result';
import { useParams } from '@/navigation';
import { Page } from '@/page';
import { Skeleton } from '@/ui';

const ROUTE = '/pagesActivity/testDriveActivity';
const EVENT = 'GET /api/mpmkt/v1/testDrive/event';

/** 试驾品鉴会: an event with sessions; whoever has a place sees their ticket. */
export default function TestDriveActivityPage() {
  const { code = 'circuit' } = useParams(ROUTE);
  const channel = useQuery(apiQuery('GET /api/mpmkt/v1/testDrive/channel', { code }));
  const event = useQuery(apiQuery(EVENT, { code }));
  return (
    <Page route={ROUTE} subject={channelSubject} queries={[channel, event]} skeleton={<Skeleton variant="detail" />}>
      {() => {
        if (!channel.data || !event.data) return null;
        const { mine, sessions, settings } = event.data;
        const isOver = channel.data.state === 'ended';
        return (
          <>
            <DriveHead settings={channel.data.settings} />
            {mine && <EventTicket mine={mine} event={event.data} />}
            {isOver && <EventGallery pictures={settings.gallery} />}
            <EventFacts event={event.data} channel={channel.data} />
            {!mine && (
              <DriveBody
                channel={channel.data}
                wanted={{}}
                drawField={(id, form) => (id === 'session' ? <SessionChoice sessions={sessions} form={form} /> : null)}
                onDone={(drive) => {
                  void queryClient.invalidateQueries({ queryKey: apiKey(EVENT) });
                  openResult(drive);
                }}
              />
            )}
          </>
        );
      }}
    </Page>
  );
}
