import { t } from '@lingui/core/macro';
import { APPLICATION_LIMITS } from '@voltfront/rules/campaign/recruit';
import { uploadImages } from '@/api';
import { chooseImages } from '@/platform/upload';
import { Field, Section, TextArea, Upload } from '@/ui';
import { type Application, idOfPart } from './use-application';

/** A screenshot of the own figures, and some words. */
export function AboutPart({ application }: { application: Application }) {
  const { draft, set, faultOf } = application;
  return (
    <Section title={t`补充材料`}>
      <Field
        id={idOfPart('pictures')}
        label={t`后台数据截图`}
        hint={t`选填，1 张，不超过 5 MB`}
        error={faultOf('pictures')}
        layout="column"
      >
        <Upload
          label={t`上传截图`}
          value={draft.pictures}
          onChange={(pictures) => set({ pictures })}
          max={APPLICATION_LIMITS.picturesMost}
          pick={(count) => chooseImages({ count })}
          send={uploadImages}
        />
      </Field>
      <TextArea
        id={idOfPart('about')}
        label={t`自我介绍`}
        required
        value={draft.about}
        onChange={(about) => set({ about })}
        maxLength={APPLICATION_LIMITS.aboutMost}
        placeholder={t`擅长的题材、创作经历、想和我们一起做的事（20 至 300 字）`}
        error={faultOf('about')}
      />
    </Section>
  );
}
