import { Button, Form, Modal, SubmitButton } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { VariantFields } from './VariantFields.tsx';
import { variantSchema, type VariantValues } from './variant-values.ts';

interface VariantModalProps {
  variant: VariantValues;
  takenSkus: readonly string[];
  tracksLots: boolean;
  onSave: (variant: VariantValues) => void;
  onHide: () => void;
}

/** Dialog that changes a variant in the form. It is sent when the product is saved. */
export function VariantModal({ variant, takenSkus, tracksLots, onSave, onHide }: VariantModalProps) {
  const { t } = useTranslation('vendor-portal');
  return (
    // React events bubble through portals, so this would also submit the product's form.
    <div onSubmit={(event) => event.stopPropagation()}>
      <Modal show onHide={onHide} title={t('productForm.variant.edit')} size="lg">
        <Form initialValues={variant} validationSchema={variantSchema(takenSkus)} onSubmit={onSave} t={t}>
          <VariantFields tracksLots={tracksLots} />
          <div className="cluster cluster-end">
            <Button variant="ghost" onClick={onHide}>
              {t('productForm.variant.cancel')}
            </Button>
            <SubmitButton>{t('productForm.variant.save')}</SubmitButton>
          </div>
        </Form>
      </Modal>
    </div>
  );
}
