import { FORBIDDEN, NOT_FOUND } from '@voltfront/contract/error-codes';
import { Button, Result } from 'antd';
import { CallError } from '../api/call';
import { go } from '../app/route';
import { useTexts } from '../texts/texts';

/** Instead of a page that the person's roles do not show. */
export function ForbiddenState() {
  const { t } = useTexts();
  const home = <Button onClick={() => go('/')}>{t('home')}</Button>;
  return <Result status="403" title={t('forbidden')} subTitle={t('forbiddenText')} extra={home} />;
}

/** Instead of a page that is not there. */
export function MissingState() {
  const { t } = useTexts();
  const home = <Button onClick={() => go('/')}>{t('home')}</Button>;
  return <Result status="404" title={t('missing')} subTitle={t('missingText')} extra={home} />;
}

/** Instead of what could not be loaded, by the reason. */
export function FailedState({ error, retry }: { error: Error; retry: () => void }) {
  const { t } = useTexts();
  const code = error instanceof CallError ? error.code : '';
  if (code === FORBIDDEN) return <ForbiddenState />;
  if (code === NOT_FOUND) return <MissingState />;
  const again = <Button onClick={retry}>{t('retry')}</Button>;
  return <Result status="warning" title={t('failed')} subTitle={error.message || t('offline')} extra={again} />;
}
