import { t } from '@lingui/core/macro';
import type { MaterialData } from '@voltfront/contract';
import { useState } from 'react';
import type { ApiList } from '@/api';
import { EmptyState, ListFooter } from '@/page';
import { webLink } from '@/platform/share';
import { ActionSheet, ImagePreview, PosterSheet } from '@/ui';
import { FilmSheet } from './film-sheet';
import { MaterialCard } from './material-card';
import styles from './material-library.module.css';
import { isTooLarge } from './material-words';
import { useMaterialActions } from './use-material-actions';
import { useMaterialPoster } from './use-material-poster';

export interface MaterialGridProps {
  list: ApiList<MaterialData>;
  isFiltered: boolean;
  onReset: () => void;
}

/** Actions on a material, the main one first. */
function actionsOf(material: MaterialData) {
  const { kind } = material;
  const save = isTooLarge(material) ? t`复制下载链接` : t`保存到相册`;
  const note = isTooLarge(material) ? t`视频超过 50 MB，请复制链接后在浏览器中下载` : undefined;
  const poster = { key: 'poster', text: t`生成海报`, note: t`带上我的邀请码` };
  if (kind === 'brochure') return [{ key: 'open', text: t`打开手册` }];
  const canPoster = webLink('/') !== null;
  return [{ key: 'save', text: save, note }, ...(canPoster ? [poster] : [])];
}

/** The cards in two columns, what opens over them, and the end of the list. */
export function MaterialGrid({ list, isFiltered, onReset }: MaterialGridProps) {
  const { items } = list;
  const actions = useMaterialActions();
  const poster = useMaterialPoster();
  const [viewed, setViewed] = useState<number | null>(null);
  const [film, setFilm] = useState<MaterialData | null>(null);
  const [chosen, setChosen] = useState<MaterialData | null>(null);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const open = (material: MaterialData, index: number) => {
    if (material.kind === 'brochure') void actions.openBrochure(material);
    else if (material.kind === 'video') setFilm(material);
    else setViewed(index);
  };
  const act = (key: string) => {
    if (!chosen) return;
    if (key === 'poster') poster.open(chosen);
    else void (key === 'open' ? actions.openBrochure(chosen) : actions.save(chosen));
  };
  return (
    <>
      <div className={styles.grid}>
        {items.map((material, index) => (
          <div key={material.materialId} className={styles.cell}>
            <MaterialCard
              material={material}
              onOpen={() => open(material, index)}
              onMore={() => {
                setChosen(material);
                setMenuOpen(true);
              }}
            />
          </div>
        ))}
      </div>
      <ListFooter list={list} empty={<NothingFound isFiltered={isFiltered} onReset={onReset} />} />
      <ImagePreview
        isOpen={viewed !== null}
        onClose={() => setViewed(null)}
        pictures={items.map(({ cover, title }) => ({ src: cover, alt: title, caption: title }))}
        startIndex={viewed ?? 0}
        saveName={t`车型素材`}
        onSaved={(index) => items[index] && void actions.note(items[index])}
      />
      <FilmSheet film={film} onClose={() => setFilm(null)} onSave={actions.save} />
      <ActionSheet
        isOpen={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        title={chosen?.title}
        items={chosen ? actionsOf(chosen) : []}
        onSelect={act}
      />
      {poster.made && (
        <PosterSheet
          isOpen={poster.isOpen}
          onClose={poster.close}
          plan={poster.made.plan}
          label={poster.made.title}
          saveName={poster.made.title}
        />
      )}
    </>
  );
}

function NothingFound({ isFiltered, onReset }: Pick<MaterialGridProps, 'isFiltered' | 'onReset'>) {
  if (!isFiltered) return <EmptyState title={t`暂无素材`} desc={t`新的素材正在准备中`} />;
  return (
    <EmptyState title={t`没有符合条件的素材`} desc={t`换个车型或颜色试试`} btnText={t`重置筛选`} onAction={onReset} />
  );
}
