import { Allowed } from '@balsam/shared-api';
import { Button, ButtonLink, ConfirmAction, Section } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { href } from '../../entities/page/paths.ts';
import { useStopLotsMutation } from './product-form-api.ts';
import { mergeDirtyValues, type ProductValues } from './product-values.ts';
import { StartLots } from './StartLots.tsx';

interface LotsSectionProps {
  product: { id: number; slug: string };
  /** Loads the product after the change. */
  loadNewer: () => Promise<ProductValues>;
}

/** Batches of a product: begins and stops to track them. What was typed in the form stays. */
export function LotsSection({ product, loadNewer }: LotsSectionProps) {
  const { t } = useTranslation('vendor-portal');
  const { values, initialValues, resetForm, setValues } = useFormikContext<ProductValues>();
  const [isOpen, setOpen] = useState(false);
  const [stop] = useStopLotsMutation();
  const { id, slug } = product;

  const reload = async () => {
    const newer = await loadNewer();
    resetForm({ values: newer });
    await setValues(mergeDirtyValues(newer, initialValues, values));
  };
  const end = async () => {
    const response = await stop({ slug, id }).unwrap();
    await reload();
    return response;
  };
  const hide = () => setOpen(false);
  return (
    <Section title={t('productForm.lots.title')}>
      <p>{t(values.tracks_lots ? 'productForm.lots.tracked' : 'productForm.lots.untracked')}</p>
      <div className="cluster">
        {values.tracks_lots && (
          <ButtonLink to={href('lots', { product: id })} variant="outline">
            {t('productForm.lots.show')}
          </ButtonLink>
        )}
        <Allowed permission="catalogue.write">
          <Button variant={values.tracks_lots ? 'ghost' : 'outline'} onClick={() => setOpen(true)}>
            {t(values.tracks_lots ? 'productForm.lots.stop' : 'productForm.lots.start')}
          </Button>
        </Allowed>
      </div>
      {isOpen && !values.tracks_lots && (
        <StartLots product={product} variants={values.variants} onStarted={reload} onHide={hide} />
      )}
      {isOpen && values.tracks_lots && (
        <ConfirmAction
          title={t('productForm.lots.stop')}
          text={t('productForm.lots.stopText')}
          confirmLabel={t('productForm.lots.stop')}
          onConfirm={end}
          failed={t('productForm.lots.failed')}
          onHide={hide}
        />
      )}
    </Section>
  );
}
