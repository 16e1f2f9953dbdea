import { t } from '@lingui/core/macro';
import { type ReactNode, useState } from 'react';
import { FormFields } from '@/features/form/form-fields';
import type { DataForm } from '@/features/form/use-data-form';
import { Button, Form, lazySheet, Text } from '@/ui';
import styles from './drive-form.module.css';
import { ModelCards } from './model-cards';
import { RunningCard } from './running-card';
import { type DriveFormOptions, useDriveForm } from './use-drive-form';
import { useDriveOffers } from './use-drive-offers';

const RulesSheet = lazySheet(() => import('./drive-rules-sheet').then((file) => file.DriveRulesSheet));

export interface DriveFormProps extends DriveFormOptions {
  /** Opens the rules; default: a sheet over the form. */
  onRules?: () => void;
  /** Draws a field that is a group of its own; null leaves it to the form. */
  drawField?: (id: string, form: DataForm) => ReactNode;
}

/** Whether a group is the choice of a model alone, which is drawn with pictures. */
const isModels = ({ fields }: { fields: readonly { id: string }[] }) =>
  fields.length === 1 && fields[0]?.id === 'model';

/** The form of a channel; a person who has a drive of the chosen model sees it instead. */
export function DriveForm({ onRules, drawField, ...options }: DriveFormProps) {
  const { channel, fixed = {} } = options;
  const { form, send, isSending, isLoggedIn, isNowhere, running } = useDriveForm(options);
  const [isReading, setReading] = useState(false);
  const { groups, submitText } = form.definition;
  const notices = { city: isNowhere ? t`该城市暂无可试驾的门店，请选择附近城市` : undefined };
  const error = form.state.field('model').error;
  return (
    <Form form={form.state} label={form.definition.title} onSubmit={send}>
      {groups.map((group, index) => {
        if (group.fields.every(({ id }) => id in fixed)) return null;
        if (isModels(group))
          return (
            <div key="model">
              <div className={styles.title}>{group.title}</div>
              <ModelCards
                models={channel.models}
                chosen={form.state.values.model}
                onChoose={(modelId) => form.answer('model', modelId)}
              />
              {error && (
                <div id={form.state.field('model').id} role="alert" className={styles.error}>
                  {error}
                </div>
              )}
            </div>
          );
        if (running) return null;
        const [only, ...others] = group.fields;
        const drawn = only && others.length === 0 ? drawField?.(only.id, form) : null;
        if (drawn) return <div key={only?.id}>{drawn}</div>;
        return (
          <FormFields
            key={group.fields[0]?.id}
            form={form}
            group={index}
            useOffers={useDriveOffers}
            notices={notices}
          />
        );
      })}
      {running ? (
        <RunningCard drive={running} />
      ) : (
        <div className={styles.foot}>
          {isLoggedIn && (
            <Text size="small" tone="secondary">
              {t`将通过您的登录手机号与您联系`}
            </Text>
          )}
          <Button block loading={isSending} onClick={send}>
            {submitText ?? t`确认预约`}
          </Button>
          <Button variant="text" size="small" onClick={onRules ?? (() => setReading(true))}>
            {t`查看试驾须知`}
          </Button>
        </div>
      )}
      <RulesSheet rules={channel.settings.rules} isOpen={isReading} onClose={() => setReading(false)} />
    </Form>
  );
}
