import { ArrowUpOutlined, DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, DatePicker, Input, InputNumber, Select, Switch } from 'antd';
import { type ComponentType, createContext, type ReactNode, useContext } from 'react';
import { useTexts } from '../../texts/texts';
import { pickerOf } from '../event-fields';
import { momentOf } from '../moments';
import { pictureAt } from '../picture';
import {
  asKind,
  firstValue,
  kindIn,
  kindsIn,
  raised,
  type Schema,
  schemaOfKind,
  type Values,
  valuesOf,
  withoutNull,
} from './schema';
import styles from './schema.module.css';

/** An input of a room's own. */
export type OwnInput = ComponentType<{ value: unknown; onChange: (value: unknown) => void }>;

/** Inputs of a room's own, by the `format` of a schema. */
export const OwnInputs = createContext<Readonly<Record<string, OwnInput>>>({});

interface FieldProps {
  name: string;
  schema: Schema;
  value: unknown;
  onChange: (value: unknown) => void;
  /** What stands for nothing where it may be left out; a text that has to be there is empty. */
  isOptional?: boolean;
}

/** Letters above which a text gets several lines. */
const LONG_TEXT = 64;
const LETTERS_IN_LINE = 100;
const FEN_IN_YUAN = 100;
const MOST_LINES = 8;

/** Something below its name. */
function Labelled({ label, isWide, children }: { label: string; isWide?: boolean; children: ReactNode }) {
  return (
    <div className={isWide ? styles.wide : undefined}>
      <div className={styles.label}>{label}</div>
      {children}
    </div>
  );
}

/** An input for whatever a schema describes, with its name: the one way in which settings are drawn. */
function SchemaField({ name, schema, value, onChange, isOptional = false }: FieldProps) {
  const { inner, isNullable } = withoutNull(schema);
  const label = schema.title ?? name;
  if (isNullable && (isObject(inner) || inner.type === 'array'))
    return <Absent {...{ name, label, value, onChange }} schema={inner} />;
  const isWide = isObject(inner) || isRows(inner) || isLines(inner) || (inner.maxLength ?? 0) > LONG_TEXT;
  return (
    <Labelled label={label} isWide={isWide}>
      <ValueInput name={name} schema={inner} value={value} onChange={onChange} isOptional={isOptional || isNullable} />
    </Labelled>
  );
}

const isLines = ({ type, items }: Schema): boolean => type === 'array' && items?.type === 'string' && !items.enum;
const isRows = (schema: Schema): boolean => schema.type === 'array' && !isLines(schema) && !schema.items?.enum;
const isObject = ({ type, oneOf }: Schema): boolean => type === 'object' || oneOf !== undefined;

/** An object or a list that may be absent altogether. */
function Absent({ name, label, schema, value, onChange }: FieldProps & { label: string }) {
  const isThere = value !== null && value !== undefined;
  return (
    <div className={styles.wide}>
      <Checkbox checked={isThere} onChange={({ target }) => onChange(target.checked ? firstValue(schema) : null)}>
        {label}
      </Checkbox>
      {isThere ? <ValueInput name={name} schema={schema} value={value} onChange={onChange} /> : null}
    </div>
  );
}

function ValueInput({ name, schema, value, onChange, isOptional = false }: FieldProps) {
  const { type, format } = schema;
  const Own = useContext(OwnInputs)[format ?? ''];
  if (Own) return <Own value={value} onChange={onChange} />;
  if (schema.oneOf) return <OfKinds schema={schema} value={valuesOf(value)} onChange={onChange} />;
  if (type === 'object') return <SchemaFields schema={schema} values={valuesOf(value)} onChange={onChange} />;
  if (isLines(schema)) return <Lines value={value} onChange={onChange} />;
  if (isRows(schema)) return <Rows {...{ name, schema, value, onChange }} />;
  if (schema.enum || schema.items?.enum) return <Choice {...{ schema, value, onChange }} />;
  if (type === 'boolean') return <Switch checked={value === true} onChange={onChange} />;
  if (format === 'moment')
    return (
      <DatePicker
        showTime={{ format: 'HH:mm' }}
        format="YYYY-MM-DD HH:mm"
        value={typeof value === 'number' ? pickerOf(value) : null}
        onChange={(day) => onChange(day && momentOf(day))}
      />
    );
  if (type === 'integer' || type === 'number') return <Amount {...{ name, schema, value, onChange }} />;
  return <TextInput {...{ name, schema, value, onChange, isOptional }} />;
}

/** A number, a whole one if the schema says so; money is shown in yuan and kept in fen. */
function Amount({ name, schema: { type, minimum, maximum }, value, onChange }: FieldProps) {
  const isMoney = name.endsWith('Fen');
  const isWhole = type === 'integer';
  const unit = isMoney ? FEN_IN_YUAN : 1;
  return (
    <InputNumber
      className={styles.number}
      {...(minimum !== undefined && { min: minimum / unit })}
      {...(maximum !== undefined && { max: maximum / unit })}
      precision={isWhole && !isMoney ? 0 : 2}
      prefix={isMoney ? '¥' : undefined}
      placeholder="–"
      value={typeof value === 'number' ? value / unit : null}
      onChange={(amount) => {
        const kept = Number(amount) * unit;
        onChange(amount === null ? null : isWhole ? Math.round(kept) : kept);
      }}
    />
  );
}

/** Lines for a text, with room for one more. */
const linesOf = (text: string, most: number): number =>
  Math.min(Math.ceil(most / LETTERS_IN_LINE), 2 + Math.floor(text.length / LETTERS_IN_LINE));

function TextInput({ name, schema, value, onChange, isOptional = false }: FieldProps) {
  const { format, maxLength } = schema;
  const text = typeof value === 'string' ? value : '';
  const type = ({ target }: { target: { value: string } }) =>
    onChange(isOptional ? target.value || null : target.value);
  const props = { value: text, onChange: type, ...(maxLength !== undefined && { maxLength }) };
  if (format === 'picture')
    return (
      <span className={styles.picture}>
        {text ? <img src={pictureAt(text, 120)} alt="" /> : null}
        <Input {...props} placeholder="/assets/…" />
      </span>
    );
  // An address is long, and has one line.
  if ((maxLength ?? 0) > LONG_TEXT && name !== 'link')
    return <Input.TextArea {...props} rows={linesOf(text, maxLength ?? 0)} />;
  return <Input {...props} placeholder="–" />;
}

/** An object of one of several kinds: the choice of its kind, and the inputs of it. */
function OfKinds({ schema, value, onChange }: { schema: Schema; value: Values; onChange: (value: Values) => void }) {
  const { t } = useTexts();
  const shown = schemaOfKind(schema, value);
  const told = kindIn(shown);
  return (
    <div className={styles.ofKinds}>
      <Select
        className={styles.kind}
        aria-label={t('kindOf')}
        value={told?.kind}
        onChange={(kind) => onChange(asKind(schema, value, kind))}
        options={kindsIn(schema).map(({ kind, label }) => ({ value: kind, label }))}
      />
      <SchemaFields schema={shown} values={value} onChange={onChange} />
    </div>
  );
}

function Choice({ schema, value, onChange }: Pick<FieldProps, 'schema' | 'value' | 'onChange'>) {
  const isMany = schema.type === 'array';
  const { enum: values = [], enumNames = [] } = isMany ? (schema.items ?? {}) : schema;
  return (
    <Select
      className={styles.number}
      {...(isMany && { mode: 'multiple' as const })}
      value={value}
      onChange={onChange}
      options={values.map((each, place) => ({ value: each, label: enumNames[place] ?? each }))}
    />
  );
}

/** A list of texts, one in a line. */
function Lines({ value, onChange }: Pick<FieldProps, 'value' | 'onChange'>) {
  const { t } = useTexts();
  const lines: unknown[] = Array.isArray(value) ? value : [];
  return (
    <Input.TextArea
      rows={Math.min(MOST_LINES, lines.length + 1)}
      placeholder={t('lines')}
      value={lines.join('\n')}
      onChange={({ target }) => onChange(target.value === '' ? [] : target.value.split('\n'))}
    />
  );
}

/** A list of objects or numbers. */
function Rows({ name, schema, value, onChange }: FieldProps) {
  const { t } = useTexts();
  const { items = {}, minItems = 0, maxItems = Number.POSITIVE_INFINITY } = schema;
  const rows: unknown[] = Array.isArray(value) ? value : [];
  return (
    <div className={styles.rows}>
      {rows.map((row, place) => (
        // Rows have no name of their own, and nothing is kept in them: their place is their key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={place} className={styles.row}>
          <ValueInput
            name={name}
            schema={items}
            value={row}
            onChange={(changed) => onChange(rows.map((each, other) => (other === place ? changed : each)))}
          />
          <span className={styles.rowButtons}>
            <Button
              type="text"
              icon={<ArrowUpOutlined />}
              disabled={place === 0}
              aria-label={t('moveUp')}
              onClick={() => onChange(raised(rows, place))}
            />
            <Button
              type="text"
              icon={<DeleteOutlined />}
              disabled={rows.length <= minItems}
              aria-label={t('remove')}
              onClick={() => onChange(rows.filter((_, other) => other !== place))}
            />
          </span>
        </div>
      ))}
      <Button
        size="small"
        icon={<PlusOutlined />}
        disabled={rows.length >= maxItems}
        onClick={() => onChange([...rows, firstValue(items)])}
      >
        {t('add')}
      </Button>
    </div>
  );
}

/** Inputs for every property of an object. */
export function SchemaFields({
  schema: { properties = {}, required = [] },
  values,
  onChange,
}: {
  schema: Schema;
  values: Values;
  onChange: (values: Values) => void;
}) {
  const change = (name: string, value: unknown) => {
    const { [name]: _, ...others } = values;
    // What may be left out is left out when it is emptied.
    const isLeftOut = value === null && !required.includes(name);
    onChange(isLeftOut ? others : { ...values, [name]: value });
  };
  return (
    <div className={styles.fields}>
      {Object.entries(properties)
        .filter(([, each]) => each.const === undefined)
        .map(([name, schema]) => (
          <SchemaField
            key={name}
            name={name}
            schema={schema}
            value={values[name] ?? schema.default}
            isOptional={!required.includes(name)}
            onChange={(value) => change(name, value)}
          />
        ))}
    </div>
  );
}
