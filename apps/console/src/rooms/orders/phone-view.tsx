import { formatDateTime } from '@voltfront/rules/format/date';
import { formatYuan } from '@voltfront/rules/money';
import { actionWords, stateWords } from '../../texts/domain';
import { useTexts } from '../../texts/texts';
import type { StaffOrderData } from './order-detail';
import styles from './orders.module.css';

/** The order as its customer has it on the phone, made of the same answer. */
export function PhoneView({ view }: { view: StaffOrderData['view'] }) {
  const { t, say } = useTexts();
  const [main, ...others] = view.actions.filter((action) => action !== 'sign' && action !== 'hide');
  return (
    <aside className={styles.phoneSide} aria-label={t('customerView')}>
      <div className={styles.quiet}>{t('customerView')}</div>
      <div className={styles.phone}>
        <div className={styles.screen}>
          <h2>{say(stateWords[view.state])}</h2>
          {view.tips.map((tip) => (
            <p key={tip} className={styles.quiet}>
              {tip}
            </p>
          ))}
          <section>
            <img src={`${view.cutout}?w=480`} alt={view.modelName} />
            <b>{view.modelName}</b>
            <div className={styles.quiet}>{view.versionName}</div>
          </section>
          <section>
            {view.options.map(({ group, name, priceFen }) => (
              <Line
                key={`${group} ${name}`}
                name={`${group} · ${name}`}
                value={priceFen === 0 ? '–' : formatYuan(priceFen)}
              />
            ))}
            <Line name={t('total')} value={formatYuan(view.totalFen)} isStrong />
            <Line name={t('paid')} value={formatYuan(view.paidFen)} />
            {view.dueFen > 0 ? <Line name={t('due')} value={formatYuan(view.dueFen)} isStrong /> : null}
          </section>
          <section>
            <Line name={t('buyer')} value={view.buyer.name} />
            <Line name={t('city')} value={view.city.cityName} />
            {view.store ? <Line name={t('store')} value={view.store.name} /> : null}
          </section>
          {view.agreements.length > 0 ? (
            <section>
              {view.agreements.map(({ agreementId, title, state }) => (
                <Line key={agreementId} name={title} value={state === 'signed' ? '✓' : '–'} />
              ))}
            </section>
          ) : null}
          <section>
            {view.timeline.slice(0, 4).map(({ title, at }) => (
              <Line key={at} name={title} value={formatDateTime(at).slice(5)} />
            ))}
          </section>
        </div>
        {main ? (
          <div className={styles.bottom}>
            <span>
              {others
                .slice(0, 2)
                .map((action) => say(actionWords[action]))
                .join('  ')}
            </span>
            <b>{say(actionWords[main])}</b>
          </div>
        ) : null}
      </div>
    </aside>
  );
}

function Line({ name, value, isStrong = false }: { name: string; value: string; isStrong?: boolean }) {
  return (
    <div className={styles.line}>
      <span>{name}</span>
      {isStrong ? <b>{value}</b> : <span>{value}</span>}
    </div>
  );
}
