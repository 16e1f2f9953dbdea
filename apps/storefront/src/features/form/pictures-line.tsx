import { uploadImages } from '@/api';
import { ensureLogin } from '@/navigation';
import { chooseImages } from '@/platform/upload';
import { Field, Upload } from '@/ui';
import { type LineProps, useLine } from './field-props';

/** Pictures to upload. Uploads belong to an account, so that a visitor is sent to login first. */
export function PicturesLine(props: LineProps<'pictures'>) {
  const { words, value, onChange } = useLine(props);
  const { label, max } = props.field;
  return (
    <Field {...words} layout="column">
      <Upload
        label={label}
        value={Array.isArray(value) ? value : []}
        onChange={onChange}
        max={max}
        pick={async (count) => (ensureLogin() ? chooseImages({ count }) : [])}
        send={uploadImages}
      />
    </Field>
  );
}
