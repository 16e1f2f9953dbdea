import { t } from '@lingui/core/macro';
import type { StorePictureData } from '@voltfront/contract';
import { Popup, Video } from '@/ui';

export interface FilmSheetProps {
  film: StorePictureData | null;
  isOpen: boolean;
  onClose: () => void;
}

/** A film of a store in a sheet. */
export function FilmSheet({ film, isOpen, onClose }: FilmSheetProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={film?.caption || t`视频`}>
      {film?.film && <Video src={film.film.path} poster={film.picture} label={film.caption || t`视频`} />}
    </Popup>
  );
}
