import type { LayoutBlockData } from '@voltfront/contract';
import type { ReplyOf } from '@/api';

/** A page laid out by operators. */
export type LayoutData = ReplyOf<'GET /api/mpmkt/v1/layout'>;

/** A block of one type. */
export type BlockOf<T extends LayoutBlockData['type']> = Extract<LayoutBlockData, { type: T }>;

/** The element of a block, for anchors. */
export const anchorOf = (blockId: string): string => `block-${blockId}`;
