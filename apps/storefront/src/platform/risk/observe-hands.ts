import type { Hands } from '@voltfront/risk';

const POINTER_KINDS = {
  pointerdown: 'down',
  pointermove: 'move',
  pointerup: 'up',
  pointercancel: 'cancel',
} as const;

const KEY_KINDS = { keydown: 'down', keyup: 'up' } as const;

/** Tells `hands` of every touch and key of the page: when, and where within a tenth of the screen; never which key. */
export function observeHands(hands: Hands): (() => void) | null {
  const handlePointer = (event: Event) => {
    const { type, clientX, clientY, isTrusted } = event as PointerEvent;
    const kind = POINTER_KINDS[type as keyof typeof POINTER_KINDS];
    hands.touch({ kind, x: clientX / window.innerWidth, y: clientY / window.innerHeight, isTrusted });
  };
  const handleKey = ({ type, isTrusted }: Event) => hands.key(KEY_KINDS[type as keyof typeof KEY_KINDS], isTrusted);
  const options = { capture: true, passive: true };
  const pointers = Object.keys(POINTER_KINDS);
  const keys = Object.keys(KEY_KINDS);
  for (const type of pointers) window.addEventListener(type, handlePointer, options);
  for (const type of keys) window.addEventListener(type, handleKey, options);
  return () => {
    for (const type of pointers) window.removeEventListener(type, handlePointer, options);
    for (const type of keys) window.removeEventListener(type, handleKey, options);
  };
}
