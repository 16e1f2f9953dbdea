import { t } from '@lingui/core/macro';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type ChosenLocation, finishChoice, isChoiceAwaited } from '@/features/place/choose-location';
import { Chooser } from '@/features/place/chooser';
import { readCoordinate } from '@/features/place/map-apps';
import { useStart } from '@/features/place/use-start';
import { back, useParams } from '@/navigation';
import { Page, PageLoading } from '@/page';
import { Button, NavBar, toast } from '@/ui';

/** 选择位置: returns a place to the page that opened it. */
export default function ChooseLocationPage() {
  const { latitude, longitude } = useParams('/choose-location');
  const given = useMemo(() => readCoordinate(latitude, longitude), [latitude, longitude]);
  const start = useStart(given);
  const [place, setPlace] = useState<ChosenLocation | null>(null);
  // The page that asked hears of it when it is in front again: what it then asks before it is left is its own.
  const answer = useRef<ChosenLocation | null>(null);
  useEffect(() => () => finishChoice(answer.current), []);
  const finish = () => {
    if (!place) return;
    if (!isChoiceAwaited()) toast(t`已选择 ${place.name}`);
    answer.current = place;
    back();
  };
  return (
    <Page
      route="/choose-location"
      plain
      navBar={
        <NavBar
          title={t`选择位置`}
          left={
            <Button variant="text" size="small" onClick={() => back()}>
              {t`取消`}
            </Button>
          }
          right={
            <Button variant="text" size="small" disabled={!place} onClick={finish}>
              {t`完成`}
            </Button>
          }
        />
      }
    >
      {start.centre ? <Chooser start={{ ...start, centre: start.centre }} onChange={setPlace} /> : <PageLoading />}
    </Page>
  );
}
