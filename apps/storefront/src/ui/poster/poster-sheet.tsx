import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { savePicture } from '@/platform/save-picture';
import { Button } from '../button/button';
import { saidOf } from '../media/save-words';
import { toast } from '../overlay/feedback-store';
import { Popup, type PopupProps } from '../overlay/popup';
import { Poster, type PosterProps } from './poster';
import styles from './poster-sheet.module.css';

export interface PosterSheetProps extends Pick<PosterProps, 'plan' | 'label'> {
  isOpen: boolean;
  onClose: () => void;
  /** Default: 分享海报. */
  title?: string;
  /** Name of the saved file, without ending. */
  saveName: string;
  /** Left of the title, such as a way back. */
  left?: PopupProps['left'];
}

/** A poster in a sheet, to be saved. */
export function PosterSheet({ isOpen, onClose, plan, label, title = t`分享海报`, saveName, left }: PosterSheetProps) {
  const [address, setAddress] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  const save = async () => {
    if (!address) return;
    setIsSaving(true);
    toast(saidOf(await savePicture(address, saveName)));
    setIsSaving(false);
  };
  return (
    <Popup
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      left={left}
      footer={
        <Button block icon="download" disabled={!address} loading={isSaving} onClick={() => void save()}>
          {t`保存图片`}
        </Button>
      }
    >
      <div className={styles.room}>
        <Poster plan={plan} label={label} onDrawn={setAddress} className={styles.poster} />
      </div>
    </Popup>
  );
}
