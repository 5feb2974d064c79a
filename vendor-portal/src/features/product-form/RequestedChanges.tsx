import { Allowed, type VendorProductDetail } from '@balsam/shared-api';
import { Button, formatList, toastError, toastSuccess, useLang, arrowCounterclockwiseIcon } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { useTakeBackChangesMutation } from './product-form-api.ts';
import { toValues, valuesOf, withRequested, mergeDirtyValues, type ProductValues } from './product-values.ts';

interface RequestedChangesProps {
  product: VendorProductDetail;
  changes: NonNullable<VendorProductDetail['changes']>;
}

/** Changes hidden from shoppers: under review, or declined. */
export function RequestedChanges({ product, changes }: RequestedChangesProps) {
  const { t } = useTranslation('vendor-portal');
  const lang = useLang();
  const { fields, declined_at, decline_reason } = changes;
  const words = {
    fields: formatList(
      fields.map((field) => t(`productForm.review.fields.${field}`)),
      lang,
    ),
  };
  if (declined_at === null) {
    return (
      <section className="alert alert-info vp-review" aria-label={t('productForm.review.waiting')}>
        <div>
          <p>
            <strong>{t('productForm.review.waiting')}</strong>
          </p>
          <p>{t('productForm.review.waitingText', words)}</p>
        </div>
        <Allowed permission="catalogue.write">
          <TakeBack product={product} />
        </Allowed>
      </section>
    );
  }
  return (
    <section className="alert alert-warning vp-review" aria-label={t('productForm.review.declined')}>
      <div>
        <p>
          <strong>{t('productForm.review.declined')}</strong>
        </p>
        <blockquote>
          <bdi>{decline_reason}</bdi>
        </blockquote>
        <p>{t('productForm.review.declinedText', words)}</p>
      </div>
      <Allowed permission="catalogue.write">
        <TakeUp product={product} />
      </Allowed>
    </section>
  );
}

/** Discards the requested changes. Unsaved edits stay in the form. */
function TakeBack({ product: { id, slug } }: Pick<RequestedChangesProps, 'product'>) {
  const { t } = useTranslation('vendor-portal');
  const { initialValues, values, resetForm, setValues } = useFormikContext<ProductValues>();
  const [takeBack, { isLoading }] = useTakeBackChangesMutation();
  const act = async () => {
    try {
      const live = toValues(await takeBack({ slug, id }).unwrap());
      resetForm({ values: live });
      await setValues(mergeDirtyValues(live, initialValues, values));
      toastSuccess(t('productForm.review.takenBack'));
    } catch {
      toastError(t('productForm.review.takeBackFailed'));
    }
  };
  return (
    <Button variant="outline" size="sm" icon={arrowCounterclockwiseIcon} busy={isLoading} onClick={() => void act()}>
      {t('productForm.review.takeBack')}
    </Button>
  );
}

/** Fills the declined changes into the form, to be corrected and saved. */
function TakeUp({ product }: Pick<RequestedChangesProps, 'product'>) {
  const { t } = useTranslation('vendor-portal');
  const { values, setValues } = useFormikContext<ProductValues>();
  const takeUp = () => void setValues(mergeDirtyValues(values, valuesOf(product), valuesOf(withRequested(product))));
  return (
    <Button variant="outline" size="sm" onClick={takeUp}>
      {t('productForm.review.takeUp')}
    </Button>
  );
}
