import { t } from '@lingui/core/macro';
import { dropOversizedFiles } from '@voltfront/rules/validation/upload-size';
import { useState } from 'react';
import { cx } from '../cx';
import { Spinner } from '../feedback/spinner';
import { Icon } from '../icon/icon';
import { toast } from '../overlay/feedback-store';
import { Picture } from '../picture/picture';
import { useControlAria } from './field-context';
import styles from './upload.module.css';

export interface UploadProps<F extends { size: number }> {
  /** Addresses of the uploaded pictures. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  /** Lets the person choose up to `count` files (camera or album); empty when they cancel. */
  pick: (count: number) => Promise<readonly F[]>;
  /** Sends the files and gives their addresses. When it fails, it has shown the error, as API calls do. */
  send: (files: readonly F[]) => Promise<readonly string[]>;
  /** Default 1. */
  max?: number;
  /** Name of the requested picture, such as `行驶证正页`. */
  label?: string;
  disabled?: boolean;
}

/** Pictures to upload. Files over 5 MB are dropped; when none remain, a toast says why. */
export function Upload<F extends { size: number }>(props: UploadProps<F>) {
  const { value, onChange, pick, send, max = 1, label, disabled } = props;
  const aria = useControlAria();
  const [isSending, setIsSending] = useState(false);
  const add = async () => {
    try {
      const { kept, message } = dropOversizedFiles(await pick(max - value.length));
      if (message) toast(message);
      if (kept.length === 0) return;
      setIsSending(true);
      onChange([...value, ...(await send(kept))].slice(0, max));
    } catch {
      // The error was shown; the tile stays free for another try.
    } finally {
      setIsSending(false);
    }
  };
  return (
    <div className={styles.upload} role="group" aria-label={label} {...aria}>
      {value.map((url, index) => (
        <Uploaded
          key={url}
          url={url}
          onRemove={disabled ? undefined : () => onChange(value.filter((_, at) => at !== index))}
        />
      ))}
      {value.length < max && (
        <button
          type="button"
          className={cx(styles.tile, styles.add, disabled && styles.disabled)}
          disabled={disabled || isSending}
          aria-label={label ?? t`上传图片`}
          onClick={disabled || isSending ? undefined : add}
        >
          {isSending ? <Spinner /> : <Icon name="camera" size={24} />}
          <span className={styles.label}>{label ?? `${value.length}/${max}`}</span>
        </button>
      )}
    </div>
  );
}

function Uploaded({ url, onRemove }: { url: string; onRemove?: () => void }) {
  return (
    <div className={styles.tile}>
      <Picture src={url} width={100} alt={t`已上传的图片`} />
      {onRemove && (
        <button type="button" className={styles.remove} aria-label={t`删除`} onClick={onRemove}>
          <Icon name="close" size={12} />
        </button>
      )}
    </div>
  );
}
