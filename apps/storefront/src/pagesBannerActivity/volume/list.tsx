import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { VOICE_CHANNELS, type VoiceChannel } from '@voltfront/rules/campaign/voice';
import { useState } from 'react';
import { apiQuery, useApiList } from '@/api';
import { campaignSubject } from '@/features/campaign/campaign-subject';
import { PostCard } from '@/features/voice/post-card';
import { POSTS, USUAL_SLUG, VOICE } from '@/features/voice/voice-cache';
import { channelName } from '@/features/voice/voice-words';
import { navigate, useParams } from '@/navigation';
import { ListFooter, Page } from '@/page';
import { router } from '@/platform/router';
import { EmptyState, Skeleton, Tabs } from '@/ui';

const ROUTE = '/pagesBannerActivity/volume/list';
type Tab = VoiceChannel | 'all';

const readTab = (text: string | undefined): Tab => VOICE_CHANNELS.find((channel) => channel === text) ?? 'all';

/** 我的投稿: own posts by channel, with what became of them. */
export default function VolumeListPage() {
  const { id: slug = USUAL_SLUG, channel } = useParams(ROUTE);
  const [tab, setTab] = useState(readTab(channel));
  const voice = useQuery(apiQuery(VOICE, { slug }));
  const list = useApiList(POSTS, tab === 'all' ? { slug } : { slug, channel: tab });
  const show = (key: string) => {
    setTab(readTab(key));
    router.setQuery({ id: slug, channel: key });
  };
  const isOpen = voice.data?.campaign.state === 'running';
  return (
    <Page
      route={ROUTE}
      subject={campaignSubject}
      queries={[voice]}
      onRefresh={() => Promise.all([voice.refetch(), list.refresh()])}
      onReachBottom={list.loadMore}
      skeleton={<Skeleton variant="card" count={3} />}
    >
      {() => (
        <>
          <Tabs
            stretch
            label={t`频道`}
            items={[{ key: 'all', text: t`全部` }, ...VOICE_CHANNELS.map((key) => ({ key, text: channelName(key) }))]}
            activeKey={tab}
            onChange={show}
          />
          <div role="list">
            {list.items.map((post) => (
              <PostCard key={post.postId} post={post} slug={slug} isOpen={isOpen} />
            ))}
          </div>
          {list.items.length === 0 && list.state.loading ? (
            <Skeleton variant="card" count={3} />
          ) : (
            <ListFooter list={list} empty={<NoPosts slug={slug} tab={tab} isOpen={isOpen} />} />
          )}
        </>
      )}
    </Page>
  );
}

function NoPosts({ slug, tab, isOpen }: { slug: string; tab: Tab; isOpen: boolean }) {
  return (
    <EmptyState
      title={t`还没有投稿`}
      desc={isOpen ? t`说说你和爱车的故事，点亮第一枚印章` : t`活动期间的投稿会显示在这里`}
      {...(isOpen && {
        btnText: t`去发声`,
        onAction: () =>
          navigate('/pagesBannerActivity/volume/route', { id: slug, ...(tab !== 'all' && { channel: tab }) }),
      })}
    />
  );
}
