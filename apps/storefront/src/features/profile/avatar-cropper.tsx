import { t } from '@lingui/core/macro';
import { type TouchEvent, useRef, useState } from 'react';
import { uploadImages } from '@/api';
import { DrawingStage, type Surface } from '@/platform/canvas';
import { drawnFile } from '@/platform/canvas/drawn-file';
import type { ChosenFile } from '@/platform/upload';
import { windowInfo } from '@/platform/window-info';
import { Button, LoadingView, Popup, Slider, Stack, Text, toast } from '@/ui';
import { type Crop, dragged, pictureBehind, squareOf, ZOOM } from './crop';
import styles from './profile.module.css';

/** px of the avatar that is uploaded. */
const SIDE = 512;
/** The window is about as wide as this share of the screen. */
const WINDOW_SHARE = 0.6;

interface AvatarCropperProps {
  isOpen: boolean;
  /** The picture that was chosen. */
  file: ChosenFile | null;
  onClose: () => void;
  /** Called with the address of the upload; true when it was saved. */
  onSave: (address: string) => Promise<boolean>;
}

/** Cuts a square out of a picture by dragging and zooming, and uploads it. */
export function AvatarCropper({ isOpen, file, onClose, onSave }: AvatarCropperProps) {
  return (
    <Popup isOpen={isOpen} onClose={onClose} title={t`裁剪头像`}>
      {file && <Cropper key={file.previewUrl} file={file} onClose={onClose} onSave={onSave} />}
    </Popup>
  );
}

const percent = (share: number): string => `${share * 100}%`;

function Cropper({ file, onClose, onSave }: Omit<AvatarCropperProps, 'isOpen'> & { file: ChosenFile }) {
  const [surface, setSurface] = useState<Surface | null>(null);
  const [crop, setCrop] = useState<Crop | null>(null);
  const [isBusy, setBusy] = useState(false);

  const fail = () => {
    toast(t`无法读取该图片，请换一张`);
    onClose();
  };
  const open = (ready: Surface) => {
    setSurface(ready);
    ready
      .loadPicture(file.previewUrl)
      .then(({ width, height }) => setCrop({ width, height, zoom: 1, x: 0.5, y: 0.5 }), fail);
  };
  const save = async () => {
    if (!surface || !crop) return;
    setBusy(true);
    const isSaved = await cutOut(surface, file, crop).then(onSave, () => false);
    setBusy(false);
    if (isSaved) onClose();
  };
  return (
    <Stack gap={3} className={styles.sheet}>
      <DrawingStage id="avatar-stage" width={SIDE} height={SIDE} onReady={open} onFail={fail} />
      {crop ? <CropWindow file={file} crop={crop} onChange={setCrop} /> : <LoadingView />}
      {crop && (
        <Slider
          {...ZOOM}
          label={t`缩放`}
          value={crop.zoom}
          format={(zoom) => t`${zoom.toFixed(1)} 倍`}
          onChange={(zoom) => setCrop({ ...crop, zoom })}
        />
      )}
      <Text size="caption" tone="secondary">{t`拖动图片调整位置`}</Text>
      <Button block disabled={!crop} loading={isBusy} onClick={() => void save()}>
        {t`使用这张头像`}
      </Button>
    </Stack>
  );
}

/** Draws the square and uploads it. @returns its address */
async function cutOut(surface: Surface, file: ChosenFile, crop: Crop): Promise<string> {
  const { source } = await surface.loadPicture(file.previewUrl);
  const { left, top, side } = squareOf(crop);
  surface.context.drawImage(source, left, top, side, side, 0, 0, SIDE, SIDE);
  const [address] = await uploadImages([await drawnFile(await surface.toAddress())], { shot: 'avatar' });
  return address ?? '';
}

interface CropWindowProps {
  file: ChosenFile;
  crop: Crop;
  onChange: (crop: Crop) => void;
}

function CropWindow({ file, crop, onChange }: CropWindowProps) {
  const last = useRef<{ x: number; y: number } | null>(null);
  const place = pictureBehind(crop);
  const begin = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    last.current = touch ? { x: touch.clientX, y: touch.clientY } : null;
  };
  const move = ({ touches }: TouchEvent) => {
    const touch = touches[0];
    if (!touch || !last.current) return;
    const side = windowInfo().windowWidth * WINDOW_SHARE;
    onChange(dragged(crop, (touch.clientX - last.current.x) / side, (touch.clientY - last.current.y) / side));
    last.current = { x: touch.clientX, y: touch.clientY };
  };
  const style = {
    left: percent(place.left),
    top: percent(place.top),
    width: percent(place.width),
    height: percent(place.height),
  };
  return (
    <div className={styles.window} onTouchStart={begin} onTouchMove={move}>
      <div className={styles.square} />
      <img className={styles.behind} style={style} src={file.previewUrl} alt={t`所选图片`} />
      <div className={styles.ring} />
    </div>
  );
}
