import { t } from '@lingui/core/macro';
import type { MaterialData } from '@voltfront/contract';
import { formatFileSize } from '@voltfront/rules/format/file-size';
import { useState } from 'react';
import { Button, Popup, Video } from '@/ui';
import styles from './film-sheet.module.css';
import { formOf, isTooLarge } from './material-words';

export interface FilmSheetProps {
  /** The film to be watched; null: closed. */
  film: MaterialData | null;
  onClose: () => void;
  onSave: (film: MaterialData) => Promise<void>;
}

/** A film in a sheet, to be watched and saved. */
export function FilmSheet({ film, onClose, onSave }: FilmSheetProps) {
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    if (!film) return;
    setSaving(true);
    await onSave(film);
    setSaving(false);
  };
  return (
    <Popup
      isOpen={film !== null}
      onClose={onClose}
      title={film?.title}
      footer={
        <Button
          block
          icon={film && isTooLarge(film) ? 'copy' : 'download'}
          loading={isSaving}
          onClick={() => void save()}
        >
          {film && isTooLarge(film) ? t`复制下载链接` : t`保存到相册`}
        </Button>
      }
    >
      {film && (
        <div className={styles.room}>
          <Video src={film.file} poster={film.cover} label={film.title} />
          <div className={styles.facts}>{`${formOf(film)} · ${formatFileSize(film.sizeBytes)}`}</div>
        </div>
      )}
    </Popup>
  );
}
