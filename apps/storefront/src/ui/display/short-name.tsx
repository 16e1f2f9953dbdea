import { truncateName } from '@voltfront/rules/format/truncate';
import { visuallyHidden } from '../visually-hidden';

/** A name or an option, cut at 12 characters; a truncated one is shown whole on hover and to assistive technology. */
export function ShortName({ text }: { text: string }) {
  const short = truncateName(text);
  if (short === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{short}</span>
      <span className={visuallyHidden}>{text}</span>
    </span>
  );
}
