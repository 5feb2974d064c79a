import { Breadcrumb } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { breadcrumbData } from '../../entities/page-head/breadcrumb-data.ts';
import { PageHead } from '../../entities/page-head/PageHead.tsx';
import { StructuredData } from '../../entities/page-head/StructuredData.tsx';
import { usePlace } from '../../entities/page-head/use-place.ts';
import { describeShop, shopTitle, shopTrail } from './describe-shop.ts';
import type { ShopSubject } from './shop-subject.ts';

/**
 * Head of the shop: metadata, title and breadcrumb.
 * @param number page of the list, from 1
 */
export function ShopHead({ subject, number }: { subject: ShopSubject; number: number }) {
  const { t } = useTranslation('storefront');
  const place = usePlace();
  const { lang } = place;
  const trail = shopTrail(subject, { t, lang });
  return (
    <div className="page-head">
      <PageHead {...describeShop(subject, lang, number)} />
      <StructuredData data={breadcrumbData(trail, place)} />
      <Breadcrumb items={trail} />
      <h1>{shopTitle(subject, { t, lang })}</h1>
    </div>
  );
}
