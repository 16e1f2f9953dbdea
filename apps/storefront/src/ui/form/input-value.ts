import type { SyntheticEvent } from 'react';

type FieldEvent = SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>;

/** The text of a field after an input event; a mini-program puts it into `detail`, a browser into `target`. */
export function inputValue(event: FieldEvent): string {
  const native = event as FieldEvent & { detail?: { value?: unknown } | number };
  const detail = typeof native.detail === 'object' ? native.detail?.value : undefined;
  return typeof detail === 'string' ? detail : (event.target as HTMLInputElement).value;
}
