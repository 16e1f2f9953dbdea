import type { StockMarkData, StockPhotoData, StockPhotoGroupData } from '@voltfront/contract';
import { asset } from '../../../demo/fill';
import type { DemoModel } from '../../vehicle/demo';
import type { DemoMark } from './data';

/** Input for a car's photos. */
export interface PhotoSubject {
  stockCarId: string;
  model: DemoModel;
  /** Image keys of the configuration. */
  paint: string;
  wheel: string;
  interior: string;
  mileageKm: number;
  place: string;
  takenAt: number;
  marks: readonly DemoMark[];
}

/** Position of the front and rear wheels in the side view, as fractions of the cut-out. */
const WHEELS: Record<string, [frontX: number, rearX: number, y: number]> = {
  YL01: [0.187, 0.786, 0.61],
  YLX: [0.193, 0.807, 0.62],
  YL09: [0.187, 0.777, 0.59],
};
/** Position of the instruments in the image of the front row. */
const DASHBOARDS: Record<string, [x: number, y: number, scale: number]> = {
  YL01: [0.4, 0.33, 2.4],
  YLX: [0.4, 0.33, 2.4],
  YL09: [0.47, 0.4, 3],
};

/** A 720 px high cut-out is placed 118 px from the top of an 853 px high background. */
const onBackdrop = (y: number): number => Math.round(((y * 720 + 118) / 853) * 1000) / 1000;

/**
 * Transform origin that moves a point to the centre when magnified. Example: a point at 0.2,
 * magnified 4 times: origin 0.1, because 0.1 + (0.2 − 0.1) · 4 = 0.5.
 */
const originFor = (point: number, scale: number): number =>
  Math.round(Math.min(1, Math.max(0, (point * scale - 0.5) / (scale - 1))) * 1000) / 1000;

type Shot = Pick<StockPhotoData, 'picture' | 'on' | 'focus' | 'caption'>;

class Camera {
  constructor(private readonly subject: PhotoSubject) {}

  outside(view: 'front' | 'side' | 'rear', caption: string, on: 'hall' | 'yard' = 'hall'): Shot {
    const { model, paint, wheel } = this.subject;
    const path = model.pictures.exterior.replace('{view}', view).replace('{wheel}', wheel).replace('{paint}', paint);
    return { picture: asset(path), on, focus: null, caption };
  }

  inside(row: 'cabin' | 'second', caption: string): Shot {
    const { model, interior } = this.subject;
    const path = model.pictures.interior.replace('{row}', row).replace('{theme}', interior);
    return { picture: asset(path), on: null, focus: null, caption };
  }

  near(shot: Shot, x: number, y: number, scale: number, caption: string): Shot {
    const height = shot.on ? onBackdrop(y) : y;
    return { ...shot, focus: { x: originFor(x, scale), y: originFor(height, scale), scale }, caption };
  }
}

function exterior(camera: Camera, { model, wheel }: PhotoSubject): Shot[] {
  const front = camera.outside('front', '左前 45 度');
  const shots = [front, camera.outside('side', '左侧'), camera.outside('front', '出库前室外', 'yard')];
  const withRear = wheel === model.pictures.rearWheel ? [...shots, camera.outside('rear', '尾部')] : shots;
  return [...withRear, camera.near(front, 0.25, 0.5, 2.6, '大灯与前脸')];
}

function wheels(camera: Camera, { model }: PhotoSubject): Shot[] {
  const [frontX, rearX, y] = WHEELS[model.modelId] ?? [0.19, 0.79, 0.61];
  const side = camera.outside('side', '');
  return [camera.near(side, frontX, y, 4, '左前轮'), camera.near(side, rearX, y, 4, '左后轮')];
}

function dashboard(camera: Camera, { model, mileageKm }: PhotoSubject): Shot[] {
  const [x, y, scale] = DASHBOARDS[model.modelId] ?? [0.4, 0.33, 2.4];
  return [camera.near(camera.inside('cabin', ''), x, y, scale, `仪表 · 表显里程 ${mileageKm} 公里`)];
}

function markShot(camera: Camera, { part, place }: DemoMark): Shot {
  const shot = place.view === 'cabin' ? camera.inside('cabin', '') : camera.outside(place.view, '');
  return camera.near(shot, place.x, place.y, place.scale, part);
}

/** Photos of a car by group; empty for a car that was not photographed yet. */
export function photoGroups(subject: PhotoSubject): StockPhotoGroupData[] {
  const camera = new Camera(subject);
  const { stockCarId, place, takenAt } = subject;
  const group = (kind: StockPhotoGroupData['kind'], name: string, shots: Shot[]): StockPhotoGroupData => ({
    kind,
    name,
    photos: shots.map((shot, index) => ({ ...shot, photoId: `${stockCarId}-${kind}-${index + 1}`, place, takenAt })),
  });
  const groups = [
    group('exterior', '外观', exterior(camera, subject)),
    group('interior', '内饰', [camera.inside('cabin', '前排'), camera.inside('second', '后排')]),
    group('wheels', '轮毂', wheels(camera, subject)),
    group('dashboard', '仪表', dashboard(camera, subject)),
    group(
      'marks',
      '痕迹',
      subject.marks.map((mark) => markShot(camera, mark)),
    ),
  ];
  return groups.filter(({ photos }) => photos.length > 0);
}

/** Known marks, each with its photo if the car was photographed. */
export function marksOf(subject: PhotoSubject, groups: readonly StockPhotoGroupData[]): StockMarkData[] {
  const photos = groups.find(({ kind }) => kind === 'marks')?.photos ?? [];
  return subject.marks.map(({ part, description }, index) => ({
    markId: `${subject.stockCarId}-mark-${index + 1}`,
    part,
    description,
    photo: photos[index] ?? null,
  }));
}
