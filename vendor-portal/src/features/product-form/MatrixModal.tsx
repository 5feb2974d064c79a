import { Button, Form, Modal, SubmitButton } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import { array, object, ValidationError } from 'yup';
import { textKey } from '../../locales/texts.ts';
import type { PriceValues } from './amounts.ts';
import { MatrixOptions } from './MatrixOptions.tsx';
import { MatrixRows } from './MatrixRows.tsx';
import { MOST } from './product-schema.ts';
import { matrixOf, presentOptions, type MatrixValues } from './variant-matrix.ts';
import { variantSchema, type VariantValues } from './variant-values.ts';

interface MatrixModalProps {
  /** Initial values of every variant, as far as they are filled in. */
  product: PriceValues & { sku: string };
  present: readonly VariantValues[];
  onAdd: (variants: VariantValues[]) => void;
  onHide: () => void;
}

const schemaFor = (present: readonly VariantValues[]) =>
  object({
    rows: array()
      .test(
        'some',
        textKey('productForm.matrix.error.options'),
        (_, { parent }) => parent.sizes.length + parent.colors.length > 0,
      )
      .test('new', textKey('productForm.matrix.error.none'), (rows = []) => rows.length > 0)
      .test({
        message: textKey('productForm.error.mostVariants'),
        params: { max: MOST.variants },
        test: (rows = []) => rows.length + present.length <= MOST.variants,
      })
      .test('twins', (rows: VariantValues[] = [], context) => {
        const skus = rows.map(({ sku = '' }) => sku.trim());
        const twins = skus.flatMap((sku, index) =>
          sku !== '' && skus.indexOf(sku) < index
            ? [
                context.createError({
                  path: `rows[${index}].sku`,
                  message: textKey('productForm.variant.error.skuTaken'),
                }),
              ]
            : [],
        );
        return twins.length === 0 || new ValidationError(twins);
      })
      .of(variantSchema(present.map(({ sku }) => sku))),
  });

/** Creates a variant for each size, color, or combination: the options as chips, and the variants as a live table. */
export function MatrixModal({ product, present, onAdd, onHide }: MatrixModalProps) {
  const { t } = useTranslation('vendor-portal');
  const options = presentOptions(present);
  const initialValues: MatrixValues = {
    ...options,
    ...{ sizes_en: '', sizes_ar: '', colors_en: '', colors_ar: '' },
    rows: matrixOf({ ...options, product, present }),
  };
  return (
    // React events bubble through portals, so this would also submit the product's form.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Modal show onHide={onHide} title={t('productForm.matrix.title')} size="xl">
        <Form
          initialValues={initialValues}
          validationSchema={schemaFor(present)}
          onSubmit={({ rows }) => onAdd(rows)}
          t={t}
        >
          <p>{t('productForm.matrix.options')}</p>
          <div className="vp-matrix-options">
            <MatrixOptions axis="sizes" product={product} present={present} />
            <MatrixOptions axis="colors" product={product} present={present} />
          </div>
          <MatrixRows />
          <Foot onHide={onHide} />
        </Form>
      </Modal>
    </div>
  );
}

function Foot({ onHide }: { onHide: () => void }) {
  const { t } = useTranslation('vendor-portal');
  const { values, errors, submitCount } = useFormikContext<MatrixValues>();
  const objection: unknown = errors.rows;
  return (
    <>
      {submitCount > 0 && typeof objection === 'string' && (
        <p className="field-error" role="alert">
          {objection}
        </p>
      )}
      <div className="cluster cluster-end">
        <Button variant="ghost" onClick={onHide}>
          {t('productForm.variant.cancel')}
        </Button>
        <SubmitButton>{t('productForm.matrix.add', { count: values.rows.length })}</SubmitButton>
      </div>
    </>
  );
}
