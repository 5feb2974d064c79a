import { selectOrigin, useAppSelector, type Category } from '@balsam/shared-api';
import { Breadcrumb, useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../catalog/nameOf.ts';
import { breadcrumbData } from '../../page-head/breadcrumbData.ts';
import { PageHead } from '../../page-head/PageHead.tsx';
import { StructuredData } from '../../page-head/StructuredData.tsx';
import { describeShop, shopTrail } from './describeShop.ts';

interface ShopHeadProps {
  /** The one category that is shown, if it is one. */
  category?: Category;
  /** The words that are searched for. */
  search?: string;
}

/** What the shop calls itself: for search engines, above the list and in the trail that leads to it. */
export function ShopHead({ category, search }: ShopHeadProps) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const origin = useAppSelector(selectOrigin);
  const name = category && nameOf(category, lang);
  const trail = shopTrail(category, { t, lang });
  return (
    <div className="page-head">
      <PageHead {...describeShop(category, search, lang)} />
      <StructuredData data={breadcrumbData(trail, { origin, lang })} />
      <Breadcrumb items={trail} />
      <h1>{name ?? (search ? t('shop.titleFor', { search }) : t('shop.title'))}</h1>
    </div>
  );
}
