import { FormElement } from '@tarojs/runtime';

/** Typing counts as finished after this time (ms) without a character. */
const PAUSE_MS = 250;

/** Time (ms) until a field has surely applied its previous value, so that the next one is a change. */
const SETTLE_MS = 50;

/** Text typed into a field that the page's data does not contain yet. */
interface Typing {
  text: string;
  at: number;
  /** Another text of the app waits for the end of the typing. */
  timer?: ReturnType<typeof setTimeout>;
}

type SetAttribute = (this: FormElement, name: string, value: unknown) => void;

const { setAttribute, dispatchEvent } = FormElement.prototype;
const tell = (field: FormElement, value: unknown): void => (setAttribute as SetAttribute).call(field, 'value', value);

const fields = new WeakMap<FormElement, Typing>();

const textOf = (value: unknown): string => (value === undefined || value === null ? '' : String(value));

/** Ends the typing: the page's data gets the field's text, then the app's value. */
function endTyping(field: FormElement): void {
  const typing = fields.get(field);
  if (!typing) return;
  clearTimeout(typing.timer);
  fields.delete(field);
  const wanted: unknown = field.props.value;
  tell(field, typing.text);
  if (textOf(wanted) === typing.text) return;
  field.props.value = wanted;
  // A host ignores a value equal to the last one it was sent, so the value in between is sent first.
  setTimeout(() => {
    if (!fields.has(field)) tell(field, field.props.value);
  }, SETTLE_MS);
}

/** Takes the app's text for a field: one that the field shows already is not told, another one waits for a pause. */
function take(field: FormElement, typing: Typing, value: unknown): void {
  clearTimeout(typing.timer);
  field.props.value = value;
  if (textOf(value) === typing.text) return;
  typing.timer = setTimeout(() => endTyping(field), Math.max(0, typing.at + PAUSE_MS - Date.now()));
}

/**
 * Lets people type faster than the host draws. The runtime hands each text that was typed back to its field; by then the
 * field shows more, and what was typed meanwhile is gone. So a field hears of its text when the person leaves it or
 * pauses, and only when the app wants another one. Call it once, before the first page.
 */
export function keepTypedText(): void {
  FormElement.prototype.setAttribute = function (this: FormElement, name: string, value: unknown) {
    const typing = name === 'value' ? fields.get(this) : undefined;
    if (typing) take(this, typing, value);
    else (setAttribute as SetAttribute).call(this, name, value);
  };
  FormElement.prototype.dispatchEvent = function (this: FormElement, event: Parameters<typeof dispatchEvent>[0]) {
    if (event.type === 'input') {
      clearTimeout(fields.get(this)?.timer);
      fields.set(this, { text: textOf(event.mpEvent?.detail?.value), at: Date.now() });
    }
    const isTaken = dispatchEvent.call(this, event);
    if (event.type === 'blur') endTyping(this);
    return isTaken;
  };
}
