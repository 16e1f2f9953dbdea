import { t } from '@lingui/core/macro';
import type { PollData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { Block } from '@/features/campaign/block';
import { navigate } from '@/navigation';
import { Cell, CellGroup, Fill, longDate, NoticeBar, Picture, Stack, Tag, Text } from '@/ui';
import styles from './draw.module.css';
import { SeedNote } from './seed-note';

export interface DrawingBlockProps {
  title: string;
  drawing: PollData['drawing'];
  /** What the person won; null for who took no part. */
  won: readonly string[] | null;
}

/** What is drawn among people who took part, when, and what came of it. */
export function DrawingBlock({ title, drawing, won }: DrawingBlockProps) {
  if (!drawing) return null;
  const { done, prizes } = drawing;
  const hasWon = won !== null && won.length > 0;
  return (
    <>
      <Block title={title}>
        <Stack gap={3}>
          {done && won && <NoticeBar>{hasWon ? t`恭喜您获得 ${won.join('、')}` : t`已开奖，本次未中奖`}</NoticeBar>}
          {prizes.map((prize) => (
            <Stack row align="center" gap={3} key={prize.title}>
              <span className={styles.drawn}>
                <Picture src={prize.picture} width={56} aspect={1} alt="" clear fit="contain" />
              </span>
              <Fill>
                <Text weight="medium">{prize.title}</Text>
                <Text size="small" tone="secondary">{t`共 ${withCommas(prize.count)} 份`}</Text>
              </Fill>
              <Tag tone={done ? 'neutral' : 'accent'}>{done ? t`已开奖` : t`待开奖`}</Tag>
            </Stack>
          ))}
          <Text size="small" tone="secondary" leading="small">
            {done
              ? t`已于 ${longDate(done.at)} 从 ${withCommas(done.entrants)} 人中抽出`
              : t`将于 ${longDate(drawing.at)} 开奖，中奖后通过消息通知`}
          </Text>
        </Stack>
      </Block>
      {hasWon && (
        <CellGroup inset>
          <Cell title={t`我的奖品`} onClick={() => navigate('/pagesActivity/myPrize', {})} />
        </CellGroup>
      )}
      <SeedNote draw={drawing} />
    </>
  );
}
