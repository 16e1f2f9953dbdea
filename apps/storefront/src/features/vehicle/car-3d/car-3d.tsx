import { Picture } from '@/ui';
import type { Car3dProps } from './car-3d-props';

export type { Car3dProps } from './car-3d-props';

/** The car in its box. Mini-programs show the picture. */
export function Car3d({ picture, alt = '' }: Car3dProps) {
  return <Picture src={picture} width={390} fit="contain" clear eager alt={alt} />;
}
