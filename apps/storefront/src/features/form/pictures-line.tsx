import { uploadImages } from '@/api';
import { chooseImages } from '@/platform/upload';
import { Field, Upload } from '@/ui';
import { type LineProps, useLine } from './field-props';

/** Pictures to upload. */
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
        pick={(count) => chooseImages({ count })}
        send={uploadImages}
      />
    </Field>
  );
}
