import { QueryState } from '@balsam/shared-ui';
import { useParams } from 'react-router-dom';
import { useGetProductQuery } from '../../entities/catalog/catalog-api.ts';
import { NotFoundPage } from '../../entities/not-found/NotFoundPage.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { ProductView } from './ProductView.tsx';
import './product.css';

/** Product page, by the slug in the URL. */
export function ProductPage() {
  const { slug = '' } = useParams();
  const { currentData, isError, error, refetch } = useGetProductQuery(slug);
  if (currentData === null) return <NotFoundPage />;
  return (
    <div className="page">
      <QueryState query={{ data: currentData, isError, error, refetch }} loading={<ProductSkeleton />}>
        {(product) => product && <ProductView key={product.id} product={product} />}
      </QueryState>
    </div>
  );
}
