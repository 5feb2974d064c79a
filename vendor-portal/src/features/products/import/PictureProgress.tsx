import { Button, ButtonLink, formatNumber, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PictureProblem, PictureQueue } from './use-picture-queue.ts';
import { href } from '../../../entities/page/paths.ts';

/** More would be unreadable, and thousands of rows would slow down every update. */
const MOST_SHOWN = 100;

/** Progress of the images, those without a product, and a button to continue. */
export function PictureProgress({ queue }: { queue: PictureQueue }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { total, done, left, problems, stopped, isBusy, retry } = queue;
  const canRetry = !isBusy && (stopped !== null || problems.some(({ task }) => task !== null));
  return (
    <>
      <p role="status">
        {total > 0 &&
          t('products.pictures.progress', { done: formatNumber(done, lang), total: formatNumber(total, lang) })}
        {isBusy && ` ${t('products.pictures.stay')}`}
      </p>
      {stopped !== null && (
        <p className="form-error" role="alert">
          {stopped} {t('products.pictures.left', { count: left })}
        </p>
      )}
      {problems.length > 0 && <Problems problems={problems} />}
      {!isBusy && (canRetry || done > 0) && (
        <div className="cluster">
          {canRetry && (
            <Button variant="outline" onClick={retry}>
              {t(stopped === null ? 'products.pictures.retry' : 'products.pictures.goOn')}
            </Button>
          )}
          {done > 0 && (
            <ButtonLink to={href('products', { status: 'inactive' })} variant="outline">
              {t('products.pictures.inactive')}
            </ButtonLink>
          )}
        </div>
      )}
    </>
  );
}

function Problems({ problems }: { problems: readonly PictureProblem[] }) {
  const { t } = useTranslation('vendor-portal');
  const others = problems.length - MOST_SHOWN;
  return (
    <ul aria-label={t('products.pictures.problems')}>
      {problems.slice(0, MOST_SHOWN).map(({ name, message }, index) => (
        <li key={index} className="field-error">
          <span>
            <bdi className="file-name">{name}</bdi>: {message}
          </span>
        </li>
      ))}
      {others > 0 && <li>{t('products.pictures.more', { count: others })}</li>}
    </ul>
  );
}
