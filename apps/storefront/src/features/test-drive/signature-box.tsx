import { t } from '@lingui/core/macro';
import { SignField, type Stroke } from '@/platform/sign-field';
import { Button, Fill, Section, Stack, Text } from '@/ui';
import styles from './signature-box.module.css';

export interface SignatureBoxProps {
  strokes: readonly Stroke[];
  onChange: (strokes: readonly Stroke[]) => void;
  error: string | undefined;
}

/** The field to sign in, white as paper in both schemes, with the way to begin anew. */
export function SignatureBox({ strokes, onChange, error }: SignatureBoxProps) {
  return (
    <Section pad="l" label={t`签名`}>
      <Stack row align="center">
        <Fill>
          <Text weight="medium">{t`请在框内手写签名`}</Text>
        </Fill>
        <Button variant="text" size="small" disabled={strokes.length === 0} onClick={() => onChange([])}>
          {t`重写`}
        </Button>
      </Stack>
      <div className={styles.paper}>
        <SignField
          id="drive-signature"
          label={t`签名区`}
          strokes={strokes}
          onStroke={(stroke) => onChange([...strokes, stroke])}
        />
      </div>
      {error && (
        <div role="alert" className={styles.error}>
          {error}
        </div>
      )}
    </Section>
  );
}
