import { Button, ButtonLink, formatNumber, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import type { PictureQueue } from './use-picture-queue.ts';
import { href } from '../../../entities/page/paths.ts';

/** How far the pictures are, which of them found no product, and the way on. */
export function PictureProgress({ queue }: { queue: PictureQueue }) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { total, done, problems, isBusy, retry } = queue;
  const canRetry = !isBusy && problems.some(({ task }) => task !== null);
  return (
    <>
      <p role="status">
        {total > 0 &&
          t('products.pictures.progress', { done: formatNumber(done, lang), total: formatNumber(total, lang) })}
        {isBusy && ` ${t('products.pictures.stay')}`}
      </p>
      {problems.length > 0 && (
        <ul aria-label={t('products.pictures.problems')}>
          {problems.map(({ name, message }, index) => (
            <li key={index} className="field-error">
              <span>
                <bdi className="file-name">{name}</bdi>: {message}
              </span>
            </li>
          ))}
        </ul>
      )}
      {!isBusy && (canRetry || done > 0) && (
        <div className="cluster">
          {canRetry && (
            <Button variant="outline" onClick={retry}>
              {t('products.pictures.retry')}
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
