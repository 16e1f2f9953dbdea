import { t } from '@lingui/core/macro';
import type { PollData } from '@voltfront/contract';
import { withCommas } from '@voltfront/rules/money';
import { Block } from '@/features/campaign/block';
import { SeedNote } from '@/features/draw/seed-note';
import { navigate } from '@/navigation';
import { Cell, CellGroup, Fill, longDate, NoticeBar, Picture, Stack, Tag, Text } from '@/ui';
import styles from './poll.module.css';

/** What is drawn among voters, when, and what came of it. */
export function DrawingBlock({ poll: { drawing, own } }: { poll: PollData }) {
  if (!drawing) return null;
  const { done, prizes } = drawing;
  const won = own?.won ?? [];
  return (
    <>
      <Block title={t`投票抽奖`}>
        <Stack gap={3}>
          {done && own && (
            <NoticeBar>{won.length > 0 ? t`恭喜您获得 ${won.join('、')}` : t`已开奖，本次未中奖`}</NoticeBar>
          )}
          {prizes.map(({ title, picture, count }) => (
            <Stack row align="center" gap={3} key={title}>
              <span className={styles.prize}>
                <Picture src={picture} width={56} aspect={1} alt="" clear fit="contain" />
              </span>
              <Fill>
                <Text weight="medium">{title}</Text>
                <Text size="small" tone="secondary">{t`共 ${withCommas(count)} 份`}</Text>
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
      {won.length > 0 && (
        <CellGroup inset>
          <Cell title={t`我的奖品`} onClick={() => navigate('/pagesActivity/myPrize', {})} />
        </CellGroup>
      )}
      <SeedNote draw={drawing} />
    </>
  );
}
