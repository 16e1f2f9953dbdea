import { formatDateTime } from '@voltfront/rules/format/date';
import { Descriptions, Timeline } from 'antd';
import { differenceWords } from '../../texts/reconciliation-words';
import { useTexts } from '../../texts/texts';
import { fact } from '../../ui/detail';
import { momentOr } from '../../ui/moments';
import { OrderLink } from '../../ui/order-link';
import { WordTag } from '../../ui/word-tag';
import type { Difference } from './differences';

type Line = Difference['history'][number];

/** When each side booked it, and what was done about a difference. */
export function DifferenceHistory({ row }: { row: Difference }) {
  const { t } = useTexts();
  const wordsOf = ({ state, who, note }: Line, index: number) => {
    if (who === 'staff') return note;
    if (state === 'settled') return t('repairedLine');
    return t(index === 0 ? 'foundLine' : 'reopenedLine');
  };
  return (
    <>
      <Descriptions
        size="small"
        column={4}
        items={[
          fact(t('ourSide'), momentOr(row.ourAt)),
          fact(t('theirSide'), momentOr(row.theirAt)),
          fact(t('providerNo'), row.providerNo ?? '–'),
          fact(t('orderNo'), row.orderNo === null ? '–' : <OrderLink orderNo={row.orderNo} />),
          ...(row.isRepairable && row.state !== 'settled' ? [fact(t('actions'), t('canAsk'), 4)] : []),
        ]}
      />
      <Timeline
        items={row.history.map((line, index) => ({
          key: `${line.at}-${line.state}`,
          content: (
            <>
              {formatDateTime(line.at)} <WordTag of={differenceWords[line.state]} />
              {t(line.who === 'staff' ? 'byStaff' : 'byShop')}: {wordsOf(line, index)}
            </>
          ),
        }))}
      />
    </>
  );
}
