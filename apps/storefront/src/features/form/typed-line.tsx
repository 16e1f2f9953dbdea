import { isMainlandPhone } from '@voltfront/rules/validation/phone';
import { useContext } from 'react';
import { api } from '@/api';
import { CodeField, IdNumberField, PhoneField, TextArea, TextField } from '@/ui';
import { type LineProps, typed, useLine } from './field-props';
import { FormSurroundingsContext } from './form-surroundings';

const NAME_MAX = 20;

/** Text of one line or several. */
export function TextLine(props: LineProps<'text'>) {
  const { words, placeholder, value, onChange, onBlur } = useLine(props);
  const { lines, max, format } = props.field;
  const common = { ...words, placeholder, value: typed(value), onChange, onBlur, maxLength: max };
  if (lines === 'many') return <TextArea {...common} />;
  return <TextField {...common} inputMode={format === 'link' ? 'url' : 'text'} />;
}

export function NameLine(props: LineProps<'name'>) {
  const { words, placeholder, value, ...rest } = useLine(props);
  return (
    <TextField
      {...words}
      {...rest}
      placeholder={placeholder}
      value={typed(value)}
      autoComplete="name"
      maxLength={NAME_MAX}
    />
  );
}

export function PhoneLine(props: LineProps<'phone'>) {
  const { words, placeholder, value, ...rest } = useLine(props);
  return <PhoneField {...words} {...rest} placeholder={placeholder} value={typed(value)} />;
}

/** A code with the button that sends it; a phone that is wrong is marked first. */
export function CodeLine(props: LineProps<'code'>) {
  const { words, placeholder, value, ...rest } = useLine(props);
  const { form, field } = props;
  const { codeScene = 'form' } = useContext(FormSurroundingsContext);
  const phone = typed(form.answers[field.phone]);
  const send = async () => {
    const query = { mobile: phone, scene: codeScene };
    return api('GET /api/appuser/v1/user/pub/sms/authCode', { query }).then(
      () => true,
      () => false,
    );
  };
  return (
    <CodeField
      {...words}
      {...rest}
      placeholder={placeholder}
      value={typed(value)}
      canSend={isMainlandPhone(phone)}
      onSend={send}
    />
  );
}

/** A number of a document. Identity numbers say at once when their check character is wrong. */
export function IdNumberLine(props: LineProps<'idNumber'>) {
  const { words, placeholder, value, ...rest } = useLine(props);
  const { field } = props;
  const common = { ...words, ...rest, placeholder, name: field.label, value: typed(value) };
  if (field.document !== 'creditCode') return <IdNumberField {...common} masked />;
  return <TextField {...common} maxLength={18} />;
}

/** A whole number as it is typed. */
export function NumberLine(props: LineProps<'number'>) {
  const { words, placeholder, value, onChange, onBlur } = useLine(props);
  const { field } = props;
  return (
    <TextField
      {...words}
      placeholder={placeholder}
      value={typed(value)}
      inputMode="numeric"
      maxLength={String(field.max).length}
      onChange={(text) => onChange(text.replace(/\D/g, ''))}
      onBlur={onBlur}
      after={field.unit}
    />
  );
}
