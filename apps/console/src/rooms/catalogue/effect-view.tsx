import type { QueryInputOf, ReplyOf } from '@voltfront/contract';
import { formatYuan } from '@voltfront/rules/money';
import { Alert, Spin, Table } from 'antd';
import { Fragment, useEffect, useState } from 'react';
import { useCall } from '../../api/use-call';
import { useTexts } from '../../texts/texts';
import styles from './catalogue.module.css';
import { Difference, Value } from './value';

const EFFECT = 'GET /api/mporder/v1/staff/catalogue/effect';
type Effect = ReplyOf<typeof EFFECT>;

/** After the last key. */
const SETTLED_MS = 350;

/** A value once it has not changed for a moment, so that not every key asks the server. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), SETTLED_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}

/** What a change that is being filled in would mean; null while something is missing. */
export function EffectPreview({ query }: { query: QueryInputOf<typeof EFFECT> | null }) {
  const { t } = useTexts();
  const settled = useSettled(JSON.stringify(query));
  const asked = JSON.parse(settled) as QueryInputOf<typeof EFFECT> | null;
  const effect = useCall(EFFECT, asked ?? undefined, { isOff: asked === null, isPaged: true });
  return (
    <section className={styles.effect}>
      <h4>{t('changeEffect')}</h4>
      {asked === null ? (
        <Alert type="info" title={t('effectWait')} />
      ) : effect.data ? (
        <EffectView effect={effect.data} isCar={asked.kind === 'car'} />
      ) : effect.isError ? (
        <Alert type="error" title={effect.error.message || t('offline')} />
      ) : (
        <Spin />
      )}
    </section>
  );
}

interface Count {
  key: 'effectDrafts' | 'effectWishes' | 'effectStock' | 'effectOrders';
  n: number | null;
  hint?: string;
}

/** Old and new prices, and how many drafts, configurations and cars have to do with them. */
export function EffectView({ effect, isCar }: { effect: Effect; isCar: boolean }) {
  const { t } = useTexts();
  const isDiscounted = effect.items.some(({ lines }) => lines.length > 0);
  const isPrice = effect.items.some(({ after }) => typeof after === 'number');
  const counts: Count[] = [
    { key: 'effectDrafts', n: effect.drafts, hint: t(isPrice ? 'effectDraftsHint' : 'effectDraftsSale') },
    ...(isCar
      ? []
      : [
          { key: 'effectWishes' as const, n: effect.wishes },
          { key: 'effectStock' as const, n: effect.stockCars, hint: t(isPrice ? 'effectStockHint' : 'effectNone') },
        ]),
    { key: 'effectOrders', n: null, hint: t(isPrice ? 'effectOrdersHint' : 'effectNone') },
  ];
  return (
    <>
      <Table
        size="small"
        rowKey="id"
        pagination={false}
        dataSource={effect.items}
        columns={[
          { title: t(isCar ? 'vin' : 'version'), dataIndex: 'name' },
          {
            title: t(isPrice ? 'before' : 'currentValue'),
            key: 'before',
            align: 'right',
            render: (_, { current }) => <Value of={current} />,
          },
          {
            title: t(isDiscounted ? 'afterDiscount' : isPrice ? 'after' : 'afterChange'),
            key: 'after',
            align: 'right',
            render: (_, { after }) => <Value of={after} />,
          },
          ...(isPrice
            ? [
                {
                  title: t('difference'),
                  key: 'difference',
                  align: 'right' as const,
                  render: (_: unknown, { current, after }: Effect['items'][number]) =>
                    typeof current === 'number' && typeof after === 'number' ? (
                      <Difference before={current} after={after} />
                    ) : (
                      '–'
                    ),
                },
              ]
            : []),
          ...(isPrice && !isCar
            ? [
                {
                  title: t('standardPrice'),
                  key: 'standard',
                  align: 'right' as const,
                  render: (_: unknown, { standard }: Effect['items'][number]) =>
                    standard ? (
                      <>
                        <Value of={standard.beforeFen} /> → <Value of={standard.afterFen} />
                      </>
                    ) : (
                      '–'
                    ),
                },
              ]
            : []),
        ]}
      />
      {effect.items
        .filter(({ lines }) => lines.length > 0)
        .map(({ id, name, lines, standard }) => (
          <WorkedExample key={id} name={name} lines={lines} totalFen={standard?.afterFen ?? 0} />
        ))}
      <dl className={styles.counts}>
        {counts.map(({ key, n, hint }) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{n ?? '–'}</dd>
            {hint ? <small>{hint}</small> : null}
          </div>
        ))}
      </dl>
      {effect.isHeld ? <Alert type="warning" showIcon title={t('effectHeld')} /> : null}
    </>
  );
}

/** The price of a configuration with a discount, line by line, as customers see it. */
function WorkedExample({
  name,
  lines,
  totalFen,
}: Pick<Effect['items'][number], 'name' | 'lines'> & { totalFen: number }) {
  const { t } = useTexts();
  const signed = (fen: number) => (fen < 0 ? `−${formatYuan(-fen)}` : fen === 0 ? t('noExtra') : formatYuan(fen));
  return (
    <dl className={styles.example}>
      <dt>
        <b>{t('workedExample', { name })}</b>
      </dt>
      <dd />
      {lines.map((line) => (
        <Fragment key={line.code}>
          <dt>{line.name}</dt>
          <dd className={line.amountFen < 0 ? styles.down : ''}>{signed(line.amountFen)}</dd>
        </Fragment>
      ))}
      <dt>
        <b>{t('exampleTotal')}</b>
      </dt>
      <dd>
        <b>{formatYuan(totalFen)}</b>
      </dd>
    </dl>
  );
}
