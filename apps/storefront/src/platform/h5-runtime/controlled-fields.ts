import { options, type VNode } from 'preact';

/** Value that the app sets for a text field, by its element. */
const wanted = new WeakMap<Element, string>();

/** A rendered node as Preact passes it to its hook: `__e` is its element. */
type DrawnNode = VNode<{ value?: unknown }> & { __e?: Element | null };

type Field = HTMLInputElement | HTMLTextAreaElement;

const nextHook = options.diffed;
options.diffed = (node: DrawnNode) => {
  nextHook?.(node);
  const isField = node.type === 'input' || node.type === 'textarea';
  if (isField && node.__e && typeof node.props.value === 'string') wanted.set(node.__e, node.props.value);
};

/** Writes the app's text into a field that says another one. Somebody in the middle of composing is left alone. */
function keep(event: Event): void {
  const field = event.target as Field;
  // Preact draws in a task of the same kind, which the handlers of this event have asked for before.
  queueMicrotask(() => {
    const text = wanted.get(field);
    if (text !== undefined && field.value !== text && !(event as InputEvent).isComposing) field.value = text;
  });
}

/**
 * Text fields say what their `value` says, as with React: a character that the app does not take vanishes, though the app
 * has nothing to render then and Preact does not touch the field.
 */
export function controlFields(): void {
  document.addEventListener('input', keep);
  document.addEventListener('compositionend', keep);
}
