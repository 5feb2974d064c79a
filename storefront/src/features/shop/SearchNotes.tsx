import { formatList, useLang } from '@balsam/shared-ui';
import { Trans, useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { ProductPage } from '../../entities/catalog/catalog-api.ts';
import { useShopSearch } from './use-shop-search.ts';

interface SearchNotesProps {
  /** The search text as typed. */
  typed: string;
  found: Pick<ProductPage, 'corrected' | 'dropped' | 'did_you_mean'> | undefined;
}

/** Notes about a corrected or shortened search, and a suggestion. */
export function SearchNotes({ typed, found }: SearchNotesProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const { hrefWith } = useShopSearch();
  const { corrected = null, dropped = [], did_you_mean: meant = null } = found ?? {};
  const words = formatList(
    dropped.map((word) => t('shop.quoted', { word })),
    lang,
  );
  return (
    <div className="sf-search-notes" role="status">
      {corrected !== null && <p>{t('shop.corrected', { typed, corrected })}</p>}
      {dropped.length > 0 && <p>{t('shop.dropped', { words })}</p>}
      {meant !== null && (
        <p>
          <Trans
            t={t}
            i18nKey="shop.didYouMean"
            values={{ meant }}
            components={{ search: <Link dir="auto" to={hrefWith({ search: meant })} /> }}
          />
        </p>
      )}
    </div>
  );
}
