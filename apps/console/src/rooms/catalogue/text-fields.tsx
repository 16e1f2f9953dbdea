import { fillBrand } from '@voltfront/brand';
import { TEXT_FIELDS, TEXT_LIMITS, type TextField, type TextSubject } from '@voltfront/rules/catalogue/texts';
import { Checkbox, Form, Input } from 'antd';
import { textFieldWords } from '../../texts/catalogue-words';
import { useTexts } from '../../texts/texts';
import styles from './catalogue.module.css';

type Texts = Partial<Record<TextField, string>>;

/** A model, a version or an option, whose texts staff change. */
export interface Told {
  kind: TextSubject;
  productCode?: string;
  /** The model, or the version in front. */
  id: string;
  /** Texts of the model or the version; of each version that has the option. */
  places: readonly { id: string; name: string; texts: Texts }[];
}

/** The texts of what is open. */
export const textsOf = ({ id, places }: Told): Texts => places.find((place) => place.id === id)?.texts ?? {};

/** New texts, in which versions, and how customers read them. */
export function TextsForm({ told }: { told: Told }) {
  const { t } = useTexts();
  const options = told.places.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <>
      {told.kind === 'option' && options.length > 1 ? (
        <Form.Item name="ids" label={t('inVersions')} rules={[{ required: true, message: t('inVersions') }]}>
          <Checkbox.Group options={options} />
        </Form.Item>
      ) : null}
      {TEXT_FIELDS[told.kind].map((field) => (
        <TextInput key={field} field={field} />
      ))}
      <Preview told={told} />
    </>
  );
}

function TextInput({ field }: { field: TextField }) {
  const { t, say } = useTexts();
  const { most, mayBeEmpty } = TEXT_LIMITS[field];
  const required = mayBeEmpty ? [] : [{ required: true, whitespace: true, message: t('textEmpty') }];
  return (
    <Form.Item name={field} label={say(textFieldWords[field])} rules={[...required, { max: most }]}>
      <Input maxLength={most} showCount />
    </Form.Item>
  );
}

/** The texts as customers read them: now, and afterwards. */
function Preview({ told }: { told: Told }) {
  const { t } = useTexts();
  const typed = Form.useWatch((values: Record<string, string | undefined>) => values) ?? {};
  const now = textsOf(told);
  const [first, second] = TEXT_FIELDS[told.kind];
  const sides = [
    { key: 'now', title: t('textsNow'), texts: now },
    { key: 'after', title: t('textsAfter'), texts: { ...now, ...typed } as typeof now },
  ];
  return (
    <section className={styles.effect}>
      <h4>{t('textsPreview')}</h4>
      <div className={styles.times}>
        {sides.map(({ key, title, texts }) => (
          <div key={key} className={styles.shown} data-side={key}>
            <small>{title}</small>
            <b>{fillBrand(texts[first] || '–')}</b>
            <span>{fillBrand(texts[second] || '–')}</span>
          </div>
        ))}
      </div>
    </section>
  );
}
