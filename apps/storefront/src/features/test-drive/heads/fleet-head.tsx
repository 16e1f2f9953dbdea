import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { dial } from '@/platform/external';
import { Cell, CellGroup, Picture } from '@/ui';
import styles from './fleet-head.module.css';
import type { HeadProps } from './head-props';

/** An offer to companies: what is given by the number of cars as a table, and whom to call. */
export function FleetHead({ settings: { headline, lead, accent, picture, facts = [] } }: HeadProps) {
  return (
    <>
      <div className={styles.offer} style={{ backgroundColor: accent }}>
        <div className={styles.row}>
          <div className={styles.words}>
            <div className={styles.headline} role="heading" aria-level={1}>
              {headline}
            </div>
            <div className={styles.lead}>{lead}</div>
          </div>
          <Picture src={picture} width={112} aspect={1} alt="" eager round="card" className={styles.photo} />
        </div>
        <div className={styles.table} role="list">
          {facts.map(({ title, text }) => (
            <div key={title} className={styles.line} role="listitem">
              <div className={styles.number}>{title}</div>
              <div className={styles.text}>{text}</div>
            </div>
          ))}
        </div>
      </div>
      <CellGroup inset>
        <Cell
          icon="phone"
          title={t`大客户团队`}
          note={t`工作日 9:00 至 18:00`}
          value={brand.phone}
          onClick={() => dial(brand.phoneDigits)}
        />
      </CellGroup>
    </>
  );
}
