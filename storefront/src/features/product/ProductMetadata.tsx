import type { ProductDetail } from '@balsam/shared-api';
import { useLang } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { nameOf } from '../../catalog/nameOf.ts';
import { structuredData } from './structuredData.ts';

const DESCRIPTION_LENGTH = 160;

/** What search engines and link previews read. */
export function ProductMetadata({ product }: { product: ProductDetail }) {
  const { t } = useTranslation('storefront');
  const lang = useLang();
  const name = nameOf(product, lang);
  const description = (lang === 'ar' && product.description_arabic) || product.description;
  return (
    <>
      <title>{t('layout.title', { page: name })}</title>
      <meta name="description" content={description.slice(0, DESCRIPTION_LENGTH)} />
      <meta property="og:title" content={name} />
      {product.picture && <meta property="og:image" content={product.picture.url} />}
      <link rel="canonical" href={`/product/${product.slug}`} />
      <script type="application/ld+json">{structuredData(product, { name, description })}</script>
    </>
  );
}
