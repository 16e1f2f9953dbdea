import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { QuoteData, SubsidyKindData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { apiQuery } from '@/api';
import { navigate } from '@/navigation';
import { Cell, CellGroup } from '@/ui';
import { useComparison } from '../comparison';
import { configurationLink } from '../configurator/configuration-link';

export interface PreviewToolsProps {
  quote: QuoteData;
  subsidy: SubsidyKindData;
  cityCode: string | undefined;
  wishCount: number;
  onWishes: () => void;
}

/** Tools for a decision about a configuration: loan, stock cars, other versions, saved configurations. */
export function PreviewTools({ quote, subsidy, cityCode, wishCount, onWishes }: PreviewToolsProps) {
  const { modelId, versionId } = quote.configuration;
  const c = configurationLink(quote.configuration);
  const { versionIds } = useComparison();
  const compared = versionIds.length;
  return (
    <CellGroup>
      <Cell
        icon="wallet"
        title={t`金融方案`}
        note={monthlyText(quote.monthly)}
        value={t`去计算`}
        onClick={() => navigate('/pagesDetail/financialCalculator/index', { modelId, versionId, c, subsidy, cityCode })}
      />
      <MatchingCars c={c} />
      <Cell
        icon="calendar"
        title={t`预约试驾`}
        value={t`去预约`}
        onClick={() => navigate('/pagesActivity/testDrive/index', { modelId, cityCode })}
      />
      <Cell
        icon="compare"
        title={t`版本对比`}
        value={compared > 0 ? t`已选 ${compared} 款` : t`去对比`}
        onClick={() => navigate('/pagesDetail/carVersionComparison')}
      />
      <Cell
        icon="heart"
        title={t`我的心愿单`}
        value={wishCount > 0 ? t`${wishCount} 个配置` : t`查看与对比`}
        onClick={onWishes}
      />
    </CellGroup>
  );
}

/** Stock cars that come close; the row stays away while there are none. */
function MatchingCars({ c }: { c: string }) {
  const { data } = useQuery(apiQuery('GET /api/mporder/v1/stock/matching/summary', { c }));
  if (!data?.best) return null;
  const { count, best } = data;
  const percent = best.matchPercent;
  return (
    <Cell
      icon="car"
      title={t`现车匹配`}
      note={percent === null ? undefined : t`最高匹配 ${percent}%，提车更快`}
      value={t`${count} 台`}
      onClick={() =>
        count === 1
          ? navigate('/pagesDetail/matchingDetail', { stockCarId: best.stockCarId, c })
          : navigate('/pagesDetail/currentVehicle/index', { sort: 'match', c })
      }
    />
  );
}

/** The example of a loan in a line; undefined where there is none. */
function monthlyText(monthly: QuoteData['monthly']): string | undefined {
  if (!monthly) return undefined;
  const down = formatYuan(monthly.downPaymentFen);
  const each = formatYuan(Math.round(monthly.monthlyFen / 100) * 100);
  const { months } = monthly;
  const rate = (monthly.rateBp / 100).toFixed(2);
  return t`首付 ${down}，${months} 期月供约 ${each}（年化 ${rate}%，仅供参考）`;
}
