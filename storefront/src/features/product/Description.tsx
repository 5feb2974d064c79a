import type { ProductDetail } from '@balsam/shared-api';
import { ButtonLink, printerIcon } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { LocalizedText } from '../../entities/catalog/LocalizedText.tsx';
import { RegistrationFacts } from './RegistrationFacts.tsx';
import { Specifications } from './Specifications.tsx';
import { href } from '../../entities/page/paths.ts';

/** The seller's description, the specifications, the registration facts and the tags of the product. */
export function Description({ product }: { product: ProductDetail }) {
  const { description, description_arabic, tags } = product;
  const { t } = useTranslation('storefront');
  return (
    <>
      <div className="sf-description">
        <LocalizedText en={description} ar={description_arabic} />
      </div>
      <div className="sf-product-facts">
        <Specifications product={product} />
        <RegistrationFacts product={product} />
      </div>
      {product.attributes.length > 0 && (
        <p className="mt-3 mb-0">
          <ButtonLink
            variant="outline"
            size="sm"
            icon={printerIcon}
            to={href('specificationSheet', { slug: product.slug })}
          >
            {t('specificationSheet.open')}
          </ButtonLink>
        </p>
      )}
      {tags.length > 0 && (
        <ul className="sf-chips mt-3" aria-label={t('product.tags')}>
          {tags.map(({ slug, name }) => (
            <li key={slug}>
              <Link className="sf-chip" to={href('shop', { tag: slug })}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
