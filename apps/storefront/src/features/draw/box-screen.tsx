import { t } from '@lingui/core/macro';
import type { DrawData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { useState } from 'react';
import { queryClient } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { WinnerLine } from '@/features/campaign/winner-line';
import { navigate } from '@/navigation';
import { Cell, CellGroup, Section, Stack, Text } from '@/ui';
import { BoxBar } from './box-bar';
import { BoxBoard } from './box-board';
import { BoxOpening } from './box-opening';
import styles from './draw.module.css';
import { DRAW } from './draw-cache';
import { OddsList } from './odds-list';
import { SeedNote } from './seed-note';
import { useDrawOnce } from './use-draw-once';

const readAgain = () => void queryClient.invalidateQueries({ queryKey: [DRAW] });

/** Blind boxes: pick, open, see what it was; odds, stock and the ways to more. */
export function BoxScreen({ draw }: { draw: DrawData }) {
  const { campaign, settings, winners, prizes } = draw;
  const { slug } = campaign;
  const [box, setBox] = useState(1);
  const once = useDrawOnce(slug, settings.price);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readAgain} />
      <WinnerLine winners={winners} />
      <Section pad="m">
        <BoxBoard chosen={box} onChoose={setBox} />
        <Means draw={draw} />
      </Section>
      <CellGroup inset>
        <Cell
          title={t`我的盲盒`}
          note={t`收集进度、发货与兑换`}
          onClick={() => navigate('/pagesBannerActivity/blindBox/mine', { id: slug })}
        />
        <Cell
          title={t`盲盒规则`}
          note={t`机会、概率与发货说明`}
          onClick={() => navigate('/pages/share/giftDesc', { id: slug })}
        />
      </CellGroup>
      <OddsList prizes={prizes} />
      <SeedNote draw={draw} />
      <BoxBar draw={draw} isDrawing={once.isDrawing} onDraw={(payWith) => void once.draw(payWith)} />
      <BoxOpening drawn={once.drawn} onClose={once.putAway} />
    </>
  );
}

/** What the person can pay with, or what a box costs a visitor. */
function Means({ draw: { own, settings } }: { draw: DrawData }) {
  const { price, dailyLimit } = settings;
  if (!own)
    return (
      <Text size="small" tone="secondary" className={styles.visitor}>
        {price === null ? t`登录后用机会开盒` : t`每次 ${price} 积分，登录后开盒`}
      </Text>
    );
  return (
    <Stack row justify="between" wrap gap={2}>
      <Text size="small" tone="secondary">{t`我的积分 ${withCommas(own.points)}`}</Text>
      <Text size="small" tone="secondary">{t`机会 ${own.chances} 次`}</Text>
      {dailyLimit !== null && <Text size="small" tone="secondary">{t`今日 ${own.drawnToday}/${dailyLimit}`}</Text>}
    </Stack>
  );
}
