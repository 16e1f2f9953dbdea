import { t } from '@lingui/core/macro';
import type { OptionProductData, PriceLineData, QuoteData, VersionConfigData } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { cx, ShortName, Tag } from '@/ui';
import styles from './quote-lines.module.css';

interface OptionLine {
  line: PriceLineData;
  product: OptionProductData | undefined;
}

/** The products of a group in catalogue order, second-level ones under their first-level product. */
function linesOf(quote: QuoteData, config: VersionConfigData, groupCode: string): OptionLine[] {
  const products = config.products.filter((product) => product.groupCode === groupCode);
  return products.flatMap((product) => {
    const line = quote.lines.find((each) => each.code === product.productCode);
    return line ? [{ line, product }] : [];
  });
}

/** Every option with its price, by group; automatically added ones are marked, unavailable ones are struck out. */
export function QuoteLines({ quote, config }: { quote: QuoteData; config: VersionConfigData }) {
  const version = quote.lines.find((line) => line.kind === 'version');
  const groups = config.groups
    .map((group) => ({ ...group, lines: linesOf(quote, config, group.groupCode) }))
    .filter((group) => group.lines.length > 0);
  return (
    <>
      {version && (
        <div className={styles.group}>
          <Line kind={t`版本`} line={version} />
        </div>
      )}
      {groups.map((group) => (
        <div key={group.groupCode} className={styles.group}>
          {group.lines.map(({ line, product }, at) => (
            <Line key={line.code} kind={at === 0 ? group.name : ''} line={line} isSub={product?.level === 2} />
          ))}
        </div>
      ))}
      {quote.removed.length > 0 && (
        <div className={styles.group}>
          {quote.removed.map(({ productCode, name, reason }, at) => (
            <div key={productCode} className={styles.line}>
              <span className={styles.kind}>{at === 0 ? t`已失效` : ''}</span>
              <span className={cx(styles.name, styles.gone)}>{name}</span>
              <span className={styles.reason}>{reason}</span>
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function Line({ kind, line, isSub }: { kind: string; line: PriceLineData; isSub?: boolean }) {
  return (
    <div className={styles.line}>
      {!isSub && <span className={styles.kind}>{kind}</span>}
      <span className={cx(styles.name, isSub && styles.sub)}>
        <ShortName text={line.name} />
        {line.kind === 'cascade' && (
          <Tag className={styles.tag} tone="accent">
            {t`自动加入`}
          </Tag>
        )}
      </span>
      {line.amountFen === 0 ? (
        <span className={styles.free}>{t`标配`}</span>
      ) : (
        <span className={styles.price}>{formatYuan(line.amountFen)}</span>
      )}
    </div>
  );
}

const REDUCTIONS: readonly PriceLineData['kind'][] = ['discount', 'personalSubsidy', 'enterpriseSubsidy', 'coupon'];

/** Discounts and the subsidy that apply. */
export function ReductionLines({ quote }: { quote: QuoteData }) {
  return (
    <>
      {quote.lines
        .filter((line) => REDUCTIONS.includes(line.kind))
        .map((line) => (
          <div key={line.code} className={styles.line}>
            <span className={styles.name}>{line.name}</span>
            <span className={cx(styles.price, styles.less)}>{formatYuan(line.amountFen)}</span>
          </div>
        ))}
    </>
  );
}
