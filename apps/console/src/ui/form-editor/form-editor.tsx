import { PlusOutlined } from '@ant-design/icons';
import { formFaults } from '@voltfront/rules/form/form-faults';
import type { FieldKind } from '@voltfront/rules/form/form-types';
import { Alert, Button, Collapse, Dropdown, Input, Tag } from 'antd';
import { useState } from 'react';
import { fieldKindWords } from '../../texts/form-words';
import { useTexts } from '../../texts/texts';
import { FoldList } from '../fold-list';
import type { Schema } from '../schema/schema';
import { SchemaFields } from '../schema/schema-field';
import { fieldSchema } from './field-schemas';
import {
  type FormDefinition,
  type FormField,
  fieldOf,
  fieldsBefore,
  formIn,
  inputsOf,
  newField,
  newForm,
  withGroup,
} from './form-data';
import styles from './form-editor.module.css';
import { ShownWhen } from './shown-when';

interface FormEditorProps {
  /** Given by the `Form.Item` around it. */
  value?: FormDefinition | null;
  onChange?: (form: FormDefinition | null) => void;
  /** Whether there may be no form at all. */
  isOptional?: boolean;
  /** Name of a form that begins here. */
  title: string;
}

const MOST_GROUPS = 12;

/** The fields of a form: their kinds, order, conditions and options; as JSON for experts. */
export function FormEditor({ value = null, onChange = () => undefined, isOptional = false, title }: FormEditorProps) {
  const { t, say } = useTexts();
  if (value === null)
    return (
      <div className={styles.none}>
        <span>{t('formNone')}</span>
        <Button icon={<PlusOutlined />} onClick={() => onChange(newForm(title, say(fieldKindWords.name)))}>
          {t('formAsk')}
        </Button>
      </div>
    );
  const faults = formFaults(value);
  const addGroup = () => {
    const schema = fieldSchema('text', t);
    const field = newField(value, 'text', t('formField'), schema);
    onChange({ ...value, groups: [...value.groups, { fields: [field] }] });
  };
  return (
    <div className={styles.editor}>
      {value.groups.map((_, at) => (
        // Groups have no name of their own: their place is their key.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <Group key={at} form={value} at={at} onChange={onChange} />
      ))}
      <div className={styles.buttons}>
        <Button icon={<PlusOutlined />} disabled={value.groups.length >= MOST_GROUPS} onClick={addGroup}>
          {t('formAddGroup')}
        </Button>
        {isOptional ? (
          <Button danger onClick={() => onChange(null)}>
            {t('formDrop')}
          </Button>
        ) : null}
      </div>
      <WholeForm form={value} onChange={onChange} />
      {faults.length > 0 ? (
        <Alert
          type="warning"
          title={faults.map(({ field, message }) => `${field ?? ''} ${message}`.trim()).join(' · ')}
        />
      ) : null}
      <Collapse
        size="small"
        items={[{ key: 'expert', label: t('formExpert'), children: <Expert form={value} onChange={onChange} /> }]}
      />
    </div>
  );
}

interface PartProps {
  form: FormDefinition;
  onChange: (form: FormDefinition) => void;
}

const text = (title: string): Schema => ({ title, type: 'string', maxLength: 60 });

/** Name and button of a form, and whether it is filled in step by step. */
function WholeForm({ form, onChange }: PartProps) {
  const { t } = useTexts();
  const schema: Schema = {
    properties: {
      title: text(t('formTitle')),
      submitText: text(t('formSubmit')),
      isStepped: { title: t('formStepped'), type: 'boolean' },
    },
    required: ['title'],
  };
  return (
    <SchemaFields
      schema={schema}
      values={{ ...form }}
      onChange={({ isStepped, ...rest }) => {
        const { isStepped: _, ...plain } = rest as unknown as FormDefinition;
        onChange(isStepped === true ? { ...plain, isStepped: true } : plain);
      }}
    />
  );
}

/** Fields that belong together. */
function Group({ form, at, onChange }: PartProps & { at: number }) {
  const { t, say } = useTexts();
  const { title = '', note = '', fields = [] } = form.groups[at] ?? {};
  const schema: Schema = {
    properties: { title: text(t('formGroupTitle')), note: text(t('formGroupNote')) },
  };
  const isOnly = form.groups.length === 1;
  const change = (changed: readonly FormField[]) => onChange(withGroup(form, at, { fields: changed }));
  const items = Object.entries(fieldKindWords).map(([key, words]) => ({ key, label: say(words) }));
  const add = (kind: FieldKind, open: (key: string) => void) => {
    const field = newField(form, kind, say(fieldKindWords[kind]), fieldSchema(kind, t));
    change([...fields, field]);
    open(String(fields.length));
  };
  return (
    <section className={styles.group}>
      {isOnly ? null : (
        <>
          <header>
            <b>{title || t('formGroup', { n: at + 1 })}</b>
            <Button
              size="small"
              type="text"
              onClick={() => onChange({ ...form, groups: form.groups.filter((_, other) => other !== at) })}
            >
              {t('formDropGroup')}
            </Button>
          </header>
          <SchemaFields
            schema={schema}
            values={{ ...(title && { title }), ...(note && { note }) }}
            onChange={(values) => {
              const groups = form.groups.map((group, other) =>
                other === at ? { fields: group.fields, ...values } : group,
              );
              onChange({ ...form, groups });
            }}
          />
        </>
      )}
      <FoldList
        items={fields}
        keyOf={(_, place) => String(place)}
        least={1}
        onChange={change}
        head={({ label, kind, isOptional, shownWhen }) => (
          <>
            <b>{label}</b>
            <Tag>{say(fieldKindWords[kind])}</Tag>
            {isOptional ? null : <Tag color="blue">{t('formRequired')}</Tag>}
            {shownWhen ? <Tag>{t('formConditional')}</Tag> : null}
          </>
        )}
        body={(field, keep, place) => <Field field={field} before={fieldsBefore(form, at, place)} onChange={keep} />}
        footer={(open) => (
          <Dropdown menu={{ items, onClick: ({ key }) => add(key as FieldKind, open) }}>
            <Button icon={<PlusOutlined />}>{t('formAddField')}</Button>
          </Dropdown>
        )}
      />
    </section>
  );
}

interface FieldPartProps {
  field: FormField;
  before: readonly FormField[];
  onChange: (field: FormField) => void;
}

/** What a field asks, and when it is shown. */
function Field({ field, before, onChange }: FieldPartProps) {
  const { t } = useTexts();
  return (
    <>
      <SchemaFields
        schema={fieldSchema(field.kind, t)}
        values={inputsOf(field)}
        onChange={(values) => onChange(fieldOf(values))}
      />
      {field.kind === 'date' ? <p className={styles.note}>{t('formDays')}</p> : null}
      <div>
        <div className={styles.label}>{t('formShownWhen')}</div>
        <ShownWhen
          value={field.shownWhen}
          before={before}
          onChange={(shownWhen) => {
            const { shownWhen: _, ...plain } = field;
            onChange((shownWhen ? { ...plain, shownWhen } : plain) as FormField);
          }}
        />
      </div>
    </>
  );
}

/** The form as JSON; what is no form yet stays here alone. */
function Expert({ form, onChange }: PartProps) {
  const { t } = useTexts();
  const said = JSON.stringify(form, null, 2);
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <>
      <Input.TextArea
        rows={14}
        spellCheck={false}
        aria-label={t('formExpert')}
        value={typed ?? said}
        onChange={({ target }) => {
          const parsed = formIn(target.value);
          setTyped(parsed ? null : target.value);
          if (parsed) onChange(parsed);
        }}
      />
      {typed === null ? null : <Alert type="error" title={t('activityFormWrong')} />}
    </>
  );
}
