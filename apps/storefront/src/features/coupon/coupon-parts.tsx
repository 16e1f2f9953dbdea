import { t } from '@lingui/core/macro';
import { formatDateTime } from '@voltfront/rules/format/date';
import type { ReplyOf } from '@/api';
import { dial } from '@/platform/external';
import { Cell, CellGroup, longDate, Section, Text, Timeline } from '@/ui';
import styles from './coupon.module.css';

type Detail = ReplyOf<'GET /api/mpintegral/v1/coupons/detail'>;

/** Scope of a coupon, and its origin. */
export function CouponFacts({ coupon }: { coupon: Detail }) {
  const { startsAt, expiresAt, models, stores, source, kind, stacking } = coupon;
  const isOnOrder = kind === 'cashOff' || kind === 'optionOff';
  const stackings = { alone: t`不可与其他卡券同用`, otherKinds: t`可与其他类型同用`, any: t`可叠加使用` };
  return (
    <CellGroup inset>
      <Cell title={t`生效日期`} value={longDate(startsAt)} />
      <Cell title={t`有效期至`} value={longDate(expiresAt - 1)} />
      <Cell title={t`来源`} value={source} />
      {isOnOrder && <Cell title={t`适用车型`} value={models.map(({ name }) => name).join('、') || t`全部车型`} />}
      {isOnOrder && <Cell title={t`叠加规则`} value={stackings[stacking]} />}
      {!isOnOrder && stores.length === 0 && <Cell title={t`适用门店`} value={t`全部门店`} />}
    </CellGroup>
  );
}

/** Stores where it can be used; a tap calls them. */
export function CouponStores({ stores }: { stores: Detail['stores'] }) {
  if (stores.length === 0) return null;
  return (
    <CellGroup title={t`适用门店`} inset>
      {stores.map(({ storeId, name, address, phone }) => (
        <Cell key={storeId} title={name} note={address} value={t`致电`} onClick={() => dial(phone)} />
      ))}
    </CellGroup>
  );
}

/** Rules of use. */
export function CouponRules({ rules }: { rules: Detail['rules'] }) {
  if (rules.length === 0) return null;
  return (
    <Section title={t`使用规则`}>
      <div className={styles.part}>
        {rules.map((rule, index) => (
          <Text key={rule} size="small" tone="secondary" className={styles.rule}>
            {`${index + 1}. ${rule}`}
          </Text>
        ))}
      </div>
    </Section>
  );
}

/** History of a coupon, newest first. */
export function CouponHistory({ history }: { history: Detail['history'] }) {
  return (
    <Section title={t`卡券记录`}>
      <div className={styles.part}>
        <Timeline
          items={history.map(({ title, note, at }, index) => ({
            key: `${index}`,
            title,
            time: formatDateTime(at),
            children: note,
          }))}
        />
      </div>
    </Section>
  );
}
