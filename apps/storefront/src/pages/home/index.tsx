import { useQuery } from '@tanstack/react-query';
import { brand } from '@voltfront/brand';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { HomeScreen } from '@/features/home/home-screen';
import { useFirstVisit } from '@/features/home/use-first-visit';
import { useScene } from '@/features/home/use-scene';
import { back, canGoBack, relaunch } from '@/navigation';
import { Page } from '@/page';
import { NavBar } from '@/ui';

/** 首页: where advertisements and older mini-program codes lead. */
export default function HomePage() {
  const home = useQuery(apiQuery('GET /api/mpmkt/v1/home'));
  useScene();
  useFirstVisit();
  const [hasBack] = useState(canGoBack);
  const isOnPicture = (home.data?.banners.length ?? 0) > 0;
  return (
    <Page
      route="/pages/home/index"
      title={brand.name}
      queries={[home]}
      navBar={
        <NavBar
          transparent={isOnPicture}
          onDark={isOnPicture}
          onBack={hasBack ? () => back() : undefined}
          onHome={() => relaunch('/')}
        />
      }
    >
      {() => home.data && <HomeScreen home={home.data} />}
    </Page>
  );
}
