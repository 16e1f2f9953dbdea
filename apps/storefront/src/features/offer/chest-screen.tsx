import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import type { OfferData, OffersData } from '@voltfront/contract';
import { useState } from 'react';
import { apiQuery } from '@/api';
import { CampaignHero } from '@/features/campaign/campaign-hero';
import { CampaignRules } from '@/features/campaign/campaign-rules';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { DRAW } from '@/features/draw/draw-cache';
import { OddsList } from '@/features/draw/odds-list';
import { PrizePopup } from '@/features/draw/prize-popup';
import { useDrawOnce } from '@/features/draw/use-draw-once';
import { navigate } from '@/navigation';
import { Button, Cell, CellGroup, cx, Fill, Picture, Popup, ProgressLine, Tag, Text } from '@/ui';
import styles from './chest.module.css';
import { readOffersAgain } from './offer-cache';
import { openTask, taskText, taskVerb } from './offer-words';
import { useTake } from './use-take';

/** Chests on a path; each opens once its step is done. */
export function ChestScreen({ offers: data }: { offers: OffersData }) {
  const { campaign, offers } = data;
  const [looked, setLooked] = useState<OfferData | null>(null);
  return (
    <>
      <CampaignHero campaign={campaign} onTurn={readOffersAgain} />
      <div className={styles.path} role="list">
        {offers.map((offer, index) => (
          <Chest
            key={offer.prizeId}
            campaign={campaign}
            offer={offer}
            isRight={index % 2 === 1}
            onLook={() => setLooked(offer)}
          />
        ))}
      </div>
      <CellGroup inset>
        <Cell
          title={t`我的奖品`}
          note={t`宝箱中的奖品都在这里`}
          onClick={() => navigate('/pagesActivity/myPrize', {})}
        />
      </CellGroup>
      <CampaignRules rules={campaign.rules} />
      <Popup isOpen={looked !== null} onClose={() => setLooked(null)} title={looked?.title ?? ''}>
        {looked?.chancesOf != null && <Content slug={looked.chancesOf} />}
      </Popup>
    </>
  );
}

/** What a chest can hold, with odds and stock. */
function Content({ slug }: { slug: string }) {
  const { data } = useQuery(apiQuery(DRAW, { slug }));
  return data ? <OddsList prizes={data.prizes} /> : null;
}

type ChestState = 'locked' | 'openable' | 'opened';

function stateOf({ own }: OfferData): ChestState {
  if (own && own.chances > 0) return 'openable';
  if (own?.state === 'open') return 'openable';
  return own?.state === 'taken' ? 'opened' : 'locked';
}

interface ChestProps {
  campaign: OffersData['campaign'];
  offer: OfferData;
  isRight: boolean;
  onLook: () => void;
}

function Chest({ campaign, offer, isRight, onLook }: ChestProps) {
  const { title, task, own, picture } = offer;
  const state = stateOf(offer);
  const opening = useOpenChest(campaign.slug, offer);
  return (
    <div className={cx(styles.step, isRight && styles.right)} role="listitem">
      <div className={cx(styles.chest, styles[state])}>
        <Picture src={picture} width={104} aspect={1} alt="" clear fit="contain" />
      </div>
      <Fill>
        <div className={styles.head}>
          <Text weight="bold">{title}</Text>
          <Tag tone={state === 'openable' ? 'warning' : state === 'opened' ? 'success' : 'neutral'}>
            {stateText(state)}
          </Tag>
        </div>
        {task && (
          <>
            <Text size="small" tone="secondary">
              {taskText(task)}
            </Text>
            {own && state === 'locked' && (
              <ProgressLine value={own.done / task.times} label={t`${title}的进度`} className={styles.progress} />
            )}
          </>
        )}
        <div className={styles.ways}>
          <Way campaign={campaign} offer={offer} state={state} opening={opening} />
          <Button size="small" variant="secondary" label={t`${title}可能开出什么`} onClick={onLook}>
            {t`可能开出`}
          </Button>
        </div>
      </Fill>
      <PrizePopup drawn={opening.drawn} onClose={opening.putAway} closed={picture} />
    </div>
  );
}

interface WayProps {
  campaign: OffersData['campaign'];
  offer: OfferData;
  state: ChestState;
  opening: ReturnType<typeof useOpenChest>;
}

/** Opening the chest, its task, or why neither is possible; nothing for one that was opened. */
function Way({ campaign, offer: { title, task, own }, state, opening }: WayProps) {
  if (state === 'opened') return null;
  const reason = reasonAgainst(campaign) ?? (own?.state === 'gone' ? t`已领完` : null);
  if (reason !== null)
    return (
      <Button size="small" disabled label={`${reason} ${title}`}>
        {reason}
      </Button>
    );
  if (state === 'locked' && own && task)
    return (
      <Button size="small" label={`${taskVerb(task)} ${title}`} onClick={() => openTask(task, () => undefined)}>
        {taskVerb(task)}
      </Button>
    );
  return (
    <Button size="small" loading={opening.isOpening} label={t`打开${title}`} onClick={() => void opening.open()}>
      {t`打开宝箱`}
    </Button>
  );
}

function stateText(state: ChestState): string {
  const texts = { locked: t`未解锁`, openable: t`可开启`, opened: t`已开启` };
  return texts[state];
}

/** Takes the chance of a chest unless it was taken before, and draws with it. */
function useOpenChest(slug: string, offer: OfferData) {
  const taking = useTake(slug);
  const once = useDrawOnce(offer.chancesOf ?? '', null);
  const open = async () => {
    const hasChance = (offer.own?.chances ?? 0) > 0;
    if (!hasChance && !(await taking.take(offer))) return;
    await once.draw('chance');
    readOffersAgain();
  };
  return { open, isOpening: taking.isTaking || once.isDrawing, drawn: once.drawn, putAway: once.putAway };
}
