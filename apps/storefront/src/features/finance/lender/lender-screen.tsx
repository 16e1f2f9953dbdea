import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import type { FinanceLenderBriefData, FinanceLenderData } from '@voltfront/contract';
import { formatDate } from '@voltfront/rules/format/date';
import { useState } from 'react';
import { navigate } from '@/navigation';
import { dial } from '@/platform/external';
import { Button, Cell, CellGroup, NoticeBar, Stack, Tag, Text } from '@/ui';
import { rateText } from '../figures';
import { CompareSheet } from './compare-sheet';
import styles from './lender.module.css';
import { ProductCard } from './product-card';
import type { LenderProduct } from './product-facts';

export interface LenderScreenProps {
  lender: FinanceLenderData;
  onUse: (product: LenderProduct) => void;
  onLender: (lenderId: string) => void;
}

/** A lender: who it is, its products, what papers it wants, and how to reach it. */
export function LenderScreen({ lender, onUse, onLender }: LenderScreenProps) {
  const [isComparing, setIsComparing] = useState(false);
  const { papers } = lender;
  const products = offeredFirst(lender.products);
  const isStopped = lender.state === 'stopped';
  return (
    <>
      <LenderHead lender={lender} />
      {isStopped && <Stopped lender={lender} onLender={onLender} />}
      <div className={styles.listHead}>
        <Text inline size="body-large" weight="bold" heading={2}>
          {t`金融产品`}
        </Text>
        {products.length > 1 && (
          <Button size="small" variant="secondary" icon="compare" onClick={() => setIsComparing(true)}>
            {t`产品对比`}
          </Button>
        )}
      </div>
      {products.map((product) => (
        <ProductCard key={product.productId} product={product} isStopped={isStopped} onUse={() => onUse(product)} />
      ))}
      <CellGroup inset title={t`申请材料`} className={styles.papers}>
        {papers.map(({ title, note }) => (
          <Cell key={title} icon="order" title={title} note={note} />
        ))}
      </CellGroup>
      <Contacts lender={lender} />
      <CompareSheet
        isOpen={isComparing}
        onClose={() => setIsComparing(false)}
        products={products}
        isStopped={isStopped}
        onUse={(product) => {
          setIsComparing(false);
          onUse(product);
        }}
      />
    </>
  );
}

const offeredFirst = (products: readonly LenderProduct[]): LenderProduct[] => [
  ...products.filter(({ refusal }) => refusal === null),
  ...products.filter(({ refusal }) => refusal !== null),
];

function LenderHead({ lender }: { lender: FinanceLenderData }) {
  const { mark, name, kindName, state, licenceName, licenceNo, intro, approvalHours } = lender;
  const { from, to } = approvalHours;
  return (
    <div className={styles.head}>
      <Stack row align="center">
        <span className={styles.mark} aria-hidden>
          {mark}
        </span>
        <div className={styles.names}>
          <div className={styles.name}>
            {name}
            <Tag tone={state === 'active' ? 'success' : 'neutral'}>
              {state === 'active' ? t`合作中` : t`已停止合作`}
            </Tag>
          </div>
          <div className={styles.kind}>{kindName}</div>
        </div>
      </Stack>
      <div className={styles.intro}>{intro}</div>
      <div className={styles.licence}>
        <div>{licenceName}</div>
        <div>{t`金融许可证 ${licenceNo}`}</div>
      </div>
      {state === 'active' && <div className={styles.approval}>{t`资料齐全后 ${from}-${to} 小时内完成审批`}</div>}
    </div>
  );
}

function Stopped({ lender, onLender }: { lender: FinanceLenderData; onLender: (lenderId: string) => void }) {
  const { stoppedAt, stoppedReason, alternatives } = lender;
  const day = stoppedAt === null ? '' : formatDate(stoppedAt);
  return (
    <>
      <NoticeBar tone="warning" className={styles.notice}>
        {[day ? t`已于 ${day} 停止合作` : t`已停止合作`, stoppedReason].filter(Boolean).join('，')}
      </NoticeBar>
      {alternatives.length > 0 && (
        <CellGroup inset title={t`您可以选择`} className={styles.alternatives}>
          {alternatives.map((each) => (
            <Alternative key={each.lenderId} lender={each} onOpen={() => onLender(each.lenderId)} />
          ))}
        </CellGroup>
      )}
    </>
  );
}

function Alternative({ lender, onOpen }: { lender: FinanceLenderBriefData; onOpen: () => void }) {
  const { name, mark, kindName, lowestRateBp, productCount } = lender;
  const rate = lowestRateBp === null ? '' : rateText(lowestRateBp);
  const lowest = lowestRateBp === 0 ? t`0 利率起` : t`${rate} 起`;
  return (
    <Cell
      lead={
        <span className={styles.smallMark} aria-hidden>
          {mark}
        </span>
      }
      title={name}
      note={t`${kindName} · ${productCount} 款产品`}
      value={rate ? lowest : undefined}
      onClick={onOpen}
    />
  );
}

function Contacts({ lender: { name, hotline } }: { lender: FinanceLenderData }) {
  return (
    <CellGroup inset className={styles.contacts}>
      <Cell icon="phone" title={t`${name}客服`} value={hotline} onClick={() => dial(hotline.replace(/\D/g, ''))} />
      <Cell
        icon="service"
        title={t`咨询${brand.name}`}
        note={t`选购与金融方案咨询`}
        onClick={() => navigate('/yunxin/ChatActivity', {})}
      />
    </CellGroup>
  );
}
