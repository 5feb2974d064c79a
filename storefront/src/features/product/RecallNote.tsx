import type { ProductDetail } from '@balsam/shared-api';
import { Bdi } from '@balsam/shared-ui';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { href } from '../../entities/page/paths.ts';

/** Most batch numbers named on the page; the record of the recall has them all. */
const MOST_NAMED = 5;

/** Open recalls of batches of a product; those on sale are not among them. */
export function RecallNote({ recalls }: Pick<ProductDetail, 'recalls'>) {
  const { t } = useTranslation('storefront');
  return recalls.map(({ recall_no: recallNo, lot_nos: numbers }) => (
    <p key={recallNo} className="alert alert-warning" role="note">
      {numbers.length > 0 ? (
        <>
          {t('product.recall.batches', { count: numbers.length })}{' '}
          {numbers.slice(0, MOST_NAMED).map((number, index) => (
            <Fragment key={number}>
              {index > 0 && t('product.recall.separator')}
              <Bdi>{number}</Bdi>
            </Fragment>
          ))}
          {numbers.length > MOST_NAMED && '…'}
        </>
      ) : (
        t('product.recall.some')
      )}{' '}
      {t('product.recall.onSale')} <Link to={href('recall', { recallNo })}>{t('product.recall.read')}</Link>
    </p>
  ));
}
