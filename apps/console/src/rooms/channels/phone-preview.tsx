import type { ReplyOf } from '@voltfront/contract';
import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { useTexts } from '../../texts/texts';
import styles from './channels.module.css';

export type Channel = ReplyOf<'GET /api/mpmkt/v1/staff/testDrive/channel'>;
export type Settings = Channel['settings'];

/**
 * The first screen of a channel, drawn from its settings and its form: the console's policy lets no page into a frame, and
 * what is typed here is not saved yet.
 */
export function PhonePreview({ settings, form }: { settings: Settings; form: FormDefinition }) {
  const { t } = useTexts();
  const { title, headline, lead, picture, accent, look, partner, gift } = settings;
  return (
    <div className={styles.phone}>
      <div className={styles.screen}>
        <div className={styles.bar}>{title}</div>
        <div className={`${styles.hero} ${look === 'poster' ? styles.tall : ''}`} style={{ background: accent }}>
          {picture ? <img src={picture} alt="" /> : null}
          <div className={styles.words}>
            {partner ? <small>{partner.name}</small> : null}
            <b>{headline}</b>
            <span>{lead}</span>
          </div>
        </div>
        {gift ? <div className={styles.gift}>{`${gift.title} · ${gift.note}`}</div> : null}
        <div className={styles.fields}>
          {fieldsOf(form).map(({ id, label, kind }) => (
            <div key={id} className={styles.field}>
              <span>{label}</span>
              <i>{kind === 'consent' ? '☐' : '›'}</i>
            </div>
          ))}
        </div>
        <div className={styles.submit} style={{ background: accent }}>
          {form.submitText ?? t('channelSubmit')}
        </div>
      </div>
    </div>
  );
}
