import { useListCategoriesQuery } from '@balsam/shared-api';
import { ButtonLink, EmptyState } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../catalog/LocalizedText.tsx';

/** Nothing fits: what was searched for, and the ways on from here. */
export function NoResults({ search }: { search?: string }) {
  const { t } = useTranslation('storefront');
  const { data: categories = [] } = useListCategoriesQuery();
  return (
    <>
      <EmptyState
        art="search"
        title={search ? t('shop.none.titleFor', { search }) : t('shop.none.title')}
        text={t('shop.none.text')}
        action={<ButtonLink to="/shop">{t('shop.none.action')}</ButtonLink>}
      />
      <ul className="sf-chips justify-content-center" aria-label={t('shop.categories')}>
        {categories.map(({ id, name, name_arabic }) => (
          <li key={id}>
            <Link className="sf-chip" to={`/shop?category=${id}`}>
              <LocalizedText en={name} ar={name_arabic} />
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
