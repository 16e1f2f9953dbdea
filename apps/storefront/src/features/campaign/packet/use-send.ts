import { t } from '@lingui/core/macro';
import type { PacketCampaignData, PacketData } from '@voltfront/contract';
import { canSplit, supplementOf } from '@voltfront/rules/campaign/packet-split';
import { useRef, useState } from 'react';
import { ApiError, useApiMutation } from '@/api';
import { redirect } from '@/navigation';
import { randomText } from '@/platform/random';
import { modal } from '@/ui';
import { EDITIONS, type Edition } from './editions';
import { readCampaignAgain } from './entry-screen';
import { showPacket } from './packet-cache';
import { reasonAgainst } from './packet-words';

/** What is being filled in. */
export interface SendDraft {
  kind: PacketData['kind'];
  /** As typed. */
  shares: string;
  /** As typed: of each share, or in all for random ones. */
  points: string;
  greeting: string;
  skin: string;
  condition: PacketData['condition'];
}

/** Length of the key that names one wish for a packet. */
const KEY_LENGTH = 24;

/** The packet that a draft makes. */
function sumsOf({ settings, budgetLeft }: PacketCampaignData, { kind, shares, points }: SendDraft) {
  const count = Number(shares) || 0;
  const typed = Number(points) || 0;
  const total = kind === 'equal' ? typed * count : typed;
  const added = supplementOf(total, settings.supplementPercent);
  const even = kind === 'equal' && count > 0 ? added - (added % count) : added;
  return { count, total, supplement: even <= budgetLeft ? even : 0 };
}

/** What is wrong with a draft; null: nothing, or nothing was typed yet. */
function faultOf(data: PacketCampaignData, draft: SendDraft): string | null {
  const { settings, own } = data;
  const { count, total } = sumsOf(data, draft);
  if (!own || draft.shares === '' || draft.points === '') return null;
  const { shares, points } = settings;
  if (count < shares.least || count > shares.most) return t`红包个数为 ${shares.least} 至 ${shares.most} 个`;
  if (!canSplit(draft.kind, total, count)) return t`每人至少 1 积分`;
  if (total < points.least || total > points.most) return t`合计 ${points.least} 至 ${points.most} 积分`;
  if (total > own.points) return t`积分不足，当前 ${own.points} 积分`;
  const left = own.pointsADay === null ? total : own.pointsADay - own.pointsToday;
  return total > left ? t`今日还可发 ${Math.max(0, left)} 积分` : null;
}

/** Sends a packet: asked once more, a code where the points need one, and one packet however often it is tapped. */
export function useSend(data: PacketCampaignData, edition: Edition, draft: SendDraft) {
  const run = useApiMutation('POST /api/mpmkt/v1/campaign/packet', { silent: false });
  const wish = useRef({ draft: '', key: '' });
  const [isCodeOpen, setCodeOpen] = useState(false);
  const [codeError, setCodeError] = useState<string | null>(null);
  const { count: shares, total: points, supplement } = sumsOf(data, draft);
  const { slug } = data.campaign;
  const fault = reasonAgainst(data) ?? faultOf(data, draft);
  const isWhole = shares > 0 && points > 0 && draft.greeting.trim() !== '';

  const send = async (code?: string) => {
    const { kind, greeting, skin, condition } = draft;
    const choice = { slug, kind, shares, points, supplement, greeting: greeting.trim(), skin, condition };
    const text = JSON.stringify(choice);
    if (wish.current.draft !== text) wish.current = { draft: text, key: randomText(KEY_LENGTH) };
    try {
      const packet = await run.mutateAsync({ ...choice, key: wish.current.key, ...(code && { code }) });
      showPacket(packet);
      redirect(EDITIONS[edition].sent, { id: packet.packetId });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (code) setCodeError(error.message);
      readCampaignAgain();
    }
  };
  const ask = async () => {
    if (run.isPending || !isWhole || fault) return;
    const { codeAbove } = data.settings;
    if (codeAbove !== null && points > codeAbove) {
      setCodeError(null);
      setCodeOpen(true);
      return;
    }
    const content =
      supplement > 0
        ? t`将扣除 ${points} 积分，品牌加赠 ${supplement} 积分，分成 ${shares} 个红包。`
        : t`将扣除 ${points} 积分，分成 ${shares} 个红包。`;
    if (await modal({ title: t`塞积分进红包`, content })) await send();
  };
  const code = {
    isOpen: isCodeOpen,
    onClose: () => setCodeOpen(false),
    isSigning: run.isPending,
    error: codeError,
    onChange: () => setCodeError(null),
    onCode: (text: string) => void send(text),
  };
  return { ask, fault, canSend: isWhole && !fault, isBusy: run.isPending, shares, points, supplement, code };
}
