import type { ReplyOf } from '@voltfront/contract';
import { fieldsOf } from '@voltfront/rules/form/form-fields';
import type { FormDefinition } from '@voltfront/rules/form/form-types';
import { useTexts } from '../../texts/texts';
import { PhoneFrame } from '../../ui/phone-frame';
import styles from './channels.module.css';

export type Channel = ReplyOf<'GET /api/mpmkt/v1/staff/testDrive/channel'>;
export type Settings = Channel['settings'];

/** The first screen of a channel, drawn from its settings and its form. */
export function PhonePreview({ settings, form }: { settings: Settings; form: FormDefinition }) {
  const { t } = useTexts();
  const { title, headline, lead, picture, accent, look, partner, gift } = settings;
  return (
    <PhoneFrame
      bar={title}
      accent={accent}
      picture={picture}
      pictureHeight={look === 'poster' ? 190 : 110}
      words={
        <>
          {partner ? <small>{partner.name}</small> : null}
          <b>{headline}</b>
          <span>{lead}</span>
        </>
      }
    >
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
    </PhoneFrame>
  );
}
