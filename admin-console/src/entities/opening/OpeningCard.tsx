import { ButtonLink } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useGetOpeningQuery } from './opening-api.ts';
import { href } from '../page/paths.ts';

/** Links to the opening checklist until every step is done, even after the first product has opened the shop. */
export function OpeningCard() {
  const { t } = useTranslation('admin-console');
  const { data: opening } = useGetOpeningQuery();
  if (!opening || opening.is_complete) return null;
  const done = opening.steps.filter((step) => step.done).length;
  const isOpen = opening.steps.some((step) => step.key === 'product' && step.done);
  return (
    <section className="panel cluster cluster-between" aria-labelledby="opening">
      <div>
        <h2 id="opening" className="h5">
          {t(isOpen ? 'opening.card.openTitle' : 'opening.card.title')}
        </h2>
        <p className="mb-0">{t('opening.card.progress', { done, count: opening.steps.length })}</p>
      </div>
      <ButtonLink to={href('opening')}>{t('opening.card.action')}</ButtonLink>
    </section>
  );
}
