import { t } from '@lingui/core/macro';
import type { CollectData, CollectItemData, CollectRecipeData } from '@voltfront/contract';
import { fitsBeside, fulfils, spareOf } from '@voltfront/rules/campaign/collect';
import { useState } from 'react';
import { reasonAgainst } from '@/features/campaign/reason-against';
import { navigate } from '@/navigation';
import type { ShareContent } from '@/platform/share';
import {
  BottomBar,
  Button,
  cx,
  EmptyState,
  Icon,
  modal,
  Section,
  SegmentedControl,
  ShareSheet,
  Stack,
  Text,
} from '@/ui';
import styles from './collect.module.css';
import { countOf } from './collect-words';
import { GotSheet } from './got-sheet';
import { ItemFace } from './item-face';
import { useComposing } from './use-collect';

/** An item with how many of it can leave the album. */
interface Spare {
  item: CollectItemData;
  spare: number;
}

const sparesOf = (collect: CollectData): Spare[] =>
  collect.settings.items
    .map((item) => ({ item, spare: spareOf(countOf(collect, item.key), collect.settings.keepsLast) }))
    .filter(({ spare }) => spare > 0);

/** The table on which pins are composed: places, the pins to spare, and the recipes. */
export function ComposeScreen({ collect, share }: { collect: CollectData; share: ShareContent }) {
  const { campaign, settings } = collect;
  const [chosen, choose] = useState(settings.recipes[0]?.key ?? '');
  const [placed, setPlaced] = useState<readonly CollectItemData[]>([]);
  const [got, setGot] = useState<CollectItemData | null>(null);
  const [isSharing, setSharing] = useState(false);
  const { compose, isBusy } = useComposing(collect, (item) => {
    setPlaced([]);
    setGot(item);
  });
  const recipe = settings.recipes.find(({ key }) => key === chosen);
  const spares = sparesOf(collect);
  if (!recipe) return null;
  const obstacle = reasonAgainst(campaign);
  const isReady = fulfils(recipe.needs, placed) && obstacle === null;
  const confirm = async () => {
    const names = placed.map(({ title }) => title).join('、');
    const isSure = await modal({ content: t`将用掉 ${names}，合成后不可撤销，确定合成吗？` });
    if (isSure)
      compose(
        recipe.key,
        placed.map(({ key }) => key),
      );
  };
  return (
    <>
      <Table
        collect={collect}
        recipe={recipe}
        placed={placed}
        onRemove={(at) => setPlaced(placed.filter((_, index) => index !== at))}
      />
      <div className={styles.recipes}>
        <SegmentedControl
          label={t`配方`}
          value={recipe.key}
          onChange={(key) => {
            choose(key);
            setPlaced([]);
          }}
          items={settings.recipes.map(({ key, title }) => ({ key, text: title }))}
        />
      </div>
      {spares.length === 0 ? (
        <EmptyState
          title={t`暂无多余的徽章`}
          desc={t`同一枚徽章有两枚以上时可以合成`}
          btnText={t`去收集徽章`}
          onAction={() => navigate('/pagesBannerActivity/pin/index', { id: campaign.slug })}
        />
      ) : (
        <Spares spares={spares} recipe={recipe} placed={placed} onPlace={(item) => setPlaced([...placed, item])} />
      )}
      <BottomBar>
        <Button block disabled={!isReady} loading={isBusy} onClick={() => void confirm()}>
          {obstacle ?? t`合成`}
        </Button>
      </BottomBar>
      <GotSheet item={got} onClose={() => setGot(null)} title={t`合成成功`}>
        <Stack row gap={3}>
          <Button block variant="secondary" onClick={() => setGot(null)}>{t`继续合成`}</Button>
          <Button
            block
            onClick={() => {
              setGot(null);
              setSharing(true);
            }}
          >{t`分享给好友`}</Button>
        </Stack>
      </GotSheet>
      <ShareSheet isOpen={isSharing} onClose={() => setSharing(false)} content={share} />
    </>
  );
}

/** What a recipe takes and makes, in a line. */
function recipeText({ items }: CollectData['settings'], { needs, gives }: CollectRecipeData): string {
  const { takes, rank, isDistinct } = needs;
  const only = gives.length === 1 ? items.find(({ key }) => key === gives[0]?.item)?.title : undefined;
  const made = only ?? (rank === 'bronze' ? t`一枚随机银章` : t`一枚随机金章`);
  if (rank === 'bronze') return t`任意 ${takes} 枚铜章，合成${made}`;
  if (rank === 'silver') return t`任意 ${takes} 枚银章，合成${made}`;
  return isDistinct ? t`${takes} 枚不同的城市徽章，合成“${made}”` : t`${takes} 枚徽章，合成“${made}”`;
}

interface TableProps {
  collect: CollectData;
  recipe: CollectRecipeData;
  placed: readonly CollectItemData[];
  onRemove: (at: number) => void;
}

function Table({ collect: { campaign, settings }, recipe, placed, onRemove }: TableProps) {
  return (
    <div className={styles.table} style={{ backgroundColor: campaign.artwork.accent }}>
      <div className={styles.places}>
        {Array.from({ length: recipe.needs.takes }, (_, at) => {
          const item = placed[at];
          return item ? (
            <button
              type="button"
              // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
              key={at}
              className={styles.place}
              aria-label={t`取下 ${item.title}`}
              onClick={() => onRemove(at)}
            >
              <span className={styles.placed}>
                <ItemFace item={item} width={56} />
              </span>
            </button>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its position
            <span key={at} className={styles.place}>
              <Icon name="plus" />
            </span>
          );
        })}
      </div>
      <div>{recipeText(settings, recipe)}</div>
      <div className={styles.hint}>{t`成功率 100%，点选下方多余的徽章放入`}</div>
    </div>
  );
}

interface SparesProps {
  spares: readonly Spare[];
  recipe: CollectRecipeData;
  placed: readonly CollectItemData[];
  onPlace: (item: CollectItemData) => void;
}

/** The pins to spare: a tap lays one on the table, where it fits. */
function Spares({ spares, recipe, placed, onPlace }: SparesProps) {
  return (
    <div className={styles.top}>
      <Section title={t`多余的徽章`}>
        <div className={styles.body}>
          <div className={styles.pins} role="list">
            {spares.map(({ item, spare }) => {
              const left = spare - placed.filter(({ key }) => key === item.key).length;
              const canPlace = left > 0 && fitsBeside(recipe.needs, item, placed);
              return (
                <div key={item.key} className={styles.pin} role="listitem">
                  <button
                    type="button"
                    className={cx(styles.face, !canPlace && styles.off)}
                    aria-label={t`放入 ${item.title}`}
                    disabled={!canPlace}
                    onClick={() => onPlace(item)}
                  >
                    <ItemFace item={item} width={72} />
                    <span className={styles.count}>×{left}</span>
                  </button>
                  <Text size="small" oneLine>
                    {item.title}
                  </Text>
                </div>
              );
            })}
          </div>
        </div>
      </Section>
    </div>
  );
}
