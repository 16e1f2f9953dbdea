import { t } from '@lingui/core/macro';
import { brand } from '@voltfront/brand';
import { useState } from 'react';
import type { ReplyOf } from '@/api';
import { OrderNumber } from '@/features/order-summary/order-number';
import { dial } from '@/platform/external';
import { Cell, CellGroup, ImagePreview, longDate, type RichBlock, RichText, Text } from '@/ui';
import styles from './order-text.module.css';

type Block = ReplyOf<'GET /api/mporder/v1/order/text'>['blocks'][number];

export interface OrderTextProps {
  title: string;
  /** Null for a notice, which has no versions. */
  version: string | null;
  at: number;
  blocks: readonly Block[];
  orderNo: string;
}

function toRich(block: Block): RichBlock[] {
  if (block.kind === 'video') return [];
  if (block.kind !== 'picture') return [block];
  const { caption, ...picture } = block;
  return [{ ...picture, alt: caption ?? '', ...(caption !== null && { caption }) }];
}

/** A long text of an order, with the order's number and the hotline below it. Pictures open large. */
export function OrderText({ title, version, at, blocks, orderNo }: OrderTextProps) {
  const rich = blocks.flatMap(toRich);
  const pictures = rich.flatMap((block) => (block.kind === 'picture' ? [block] : []));
  const [shown, setShown] = useState<number | null>(null);
  const date = longDate(at);
  return (
    <>
      <div className={styles.text}>
        <Text size="title-1" weight="bold" leading="title-1" heading={2}>
          {title}
        </Text>
        <Text size="small" tone="secondary" className={styles.date}>
          {version === null ? date : t`版本 ${version} · ${date}`}
        </Text>
        <RichText blocks={rich} onPicture={(src) => setShown(pictures.findIndex((one) => one.src === src))} />
      </div>
      <CellGroup inset>
        <Cell title={t`订单编号`} value={<OrderNumber orderNo={orderNo} />} />
        <Cell icon="phone" title={t`客服热线`} value={brand.phone} onClick={() => dial(brand.phoneDigits)} />
      </CellGroup>
      <ImagePreview
        isOpen={shown !== null}
        onClose={() => setShown(null)}
        pictures={pictures.map(({ src, alt, caption }) => ({ src, alt, ...(caption && { caption }) }))}
        startIndex={Math.max(0, shown ?? 0)}
      />
    </>
  );
}
