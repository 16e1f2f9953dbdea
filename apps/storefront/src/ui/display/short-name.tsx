import { truncateName } from '@voltfront/rules/format/truncate';
import styles from './short-name.module.css';

/** A name or an option, cut at 12 characters; one that was cut is told whole on hover and to assistive technology. */
export function ShortName({ text }: { text: string }) {
  const short = truncateName(text);
  if (short === text) return text;
  return (
    <span title={text}>
      <span aria-hidden="true">{short}</span>
      <span className={styles.whole}>{text}</span>
    </span>
  );
}
