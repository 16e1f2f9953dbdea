import { t } from '@lingui/core/macro';
import type { ChoiceField, FormField } from '@voltfront/rules/form/form-types';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { FormFields } from '@/features/form/form-fields';
import type { DataForm } from '@/features/form/use-data-form';
import { Button, Form, lazySheet, NoticeBar, Text } from '@/ui';
import styles from './drive-form.module.css';
import { ModelCards } from './model-cards';
import { RunningCard } from './running-card';
import { type DriveFormOptions, isFixed, useDriveForm } from './use-drive-form';
import { ChannelContext, useDriveOffers } from './use-drive-offers';
import { wanWords } from './wan-words';

const RulesSheet = lazySheet(() => import('./drive-rules-sheet').then((file) => file.DriveRulesSheet));

export interface DriveFormProps extends DriveFormOptions {
  /** Opens the rules; default: a sheet over the form. */
  onRules?: () => void;
  /** Draws the choice of a group that has nothing else in the screen's own way, by the field's id. */
  parts?: Readonly<Record<string, ComponentType<DrivePartProps>>>;
  /** Draws a field that is a group of its own; null leaves it to the form. */
  drawField?: (id: string, form: DataForm) => ReactNode;
}

/** A choice that a screen draws itself. */
export interface DrivePartProps {
  field: ChoiceField;
  channel: DriveFormOptions['channel'];
  chosen: unknown;
  onChoose: (key: string) => void;
}

/** The models of a channel with pictures. */
function Models({ channel, chosen, onChoose }: DrivePartProps) {
  return <ModelCards models={channel.models} chosen={chosen} onChoose={onChoose} />;
}

/** The choice that is alone in a group. */
function loneChoice({ fields }: { fields: readonly FormField[] }): ChoiceField | null {
  const [field] = fields;
  return fields.length === 1 && field?.kind === 'choice' ? field : null;
}

/** The form of a channel; a person who has a drive of the chosen model sees it instead. */
export function DriveForm({ onRules, parts, drawField, ...options }: DriveFormProps) {
  const { channel, fixed = {} } = options;
  const { form, send, isSending, isLoggedIn, numberFault, isNowhere, isHomeless, estimate, running } =
    useDriveForm(options);
  const [isReading, setReading] = useState(false);
  const { groups, submitText } = form.definition;
  const { code, settings } = channel;
  const source = useMemo(() => ({ code, nearest: settings.nearest }), [code, settings.nearest]);
  const nowhere = isNowhere ? t`暂无可试驾该车型的门店，请选择附近的` : undefined;
  const notices = {
    city: nowhere,
    district: nowhere,
    oldKm: estimate && t`预估 ${wanWords(estimate.lowFen)} - ${wanWords(estimate.highFen)} 万元，以到店检测为准`,
    where: isHomeless ? t`该城市暂未开放上门试驾，请选择到店试驾` : undefined,
  };
  return (
    <ChannelContext.Provider value={source}>
      {numberFault && <NoticeBar tone="warning">{numberFault}</NoticeBar>}
      <Form form={form.state} label={form.definition.title} onSubmit={send}>
        {groups.map((group, index) => {
          if (group.fields.every((field) => isFixed(field) || field.id in fixed)) return null;
          const choice = loneChoice(group);
          const Part = choice && (parts?.[choice.id] ?? (choice.id === 'model' ? Models : undefined));
          if (running && choice?.id !== 'model') return null;
          const [only, ...others] = group.fields;
          const drawn = only && others.length === 0 ? drawField?.(only.id, form) : null;
          if (drawn) return <div key={only?.id}>{drawn}</div>;
          if (choice && Part) {
            const { id, error, value } = form.state.field(choice.id);
            return (
              <div key={choice.id}>
                {group.title && <div className={styles.title}>{group.title}</div>}
                <Part field={choice} channel={channel} chosen={value} onChoose={(key) => form.answer(choice.id, key)} />
                {error && (
                  <div id={id} role="alert" className={styles.error}>
                    {error}
                  </div>
                )}
              </div>
            );
          }
          return (
            <FormFields
              key={group.fields[0]?.id}
              form={form}
              group={index}
              useOffers={useDriveOffers}
              notices={notices}
              codeScene={options.onSend ? 'login' : 'form'}
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
    </ChannelContext.Provider>
  );
}
