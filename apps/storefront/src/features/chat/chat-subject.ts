import type { BodyOf } from '@voltfront/contract';
import { CHAT_SUBJECTS } from '@voltfront/rules/chat/chat';
import { pageAction, type TapAction } from '@/navigation';

type Message = BodyOf<'POST /api/mpaccount/v1/chat/send'>['message'];
/** What a conversation is about: a model, a stock car, an own order, or a store. */
export type Subject = Extract<Message, { kind: 'card' }>['subject'];

/** The subject that an address names; null when it names none. */
export function subjectOf(about: string | undefined, key: string | undefined): Subject | null {
  const known = CHAT_SUBJECTS.find((each) => each === about);
  return known && key ? { about: known, key } : null;
}

/** Opens the page of a subject. */
export function subjectAction({ about, key }: Subject): TapAction {
  if (about === 'model') return pageAction('/pagesDetail/carModel', { modelId: key });
  if (about === 'car') return pageAction('/pagesDetail/currentVehicle/realPhotos', { stockCarId: key });
  if (about === 'order') return pageAction('/pagesOrder/car/detail', { orderNo: key });
  return pageAction('/pagesStore/storeDetail', { storeId: key });
}
