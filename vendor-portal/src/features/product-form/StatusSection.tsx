import { Badge, Section, SelectField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ProductValues } from './product-values.ts';

/** Whether the vendor offers the product, and whether the marketplace lets it be shown. */
export function StatusSection() {
  const { t } = useTranslation('vendor-portal');
  const { approval_status, edits_wait, seen } = useFormikContext<ProductValues>().values;
  const isApproved = approval_status === 1;
  const explained = seen ? (isApproved ? (edits_wait ? 'approved' : 'trusted') : 'pending') : 'new';
  return (
    <Section
      title={t('productForm.status')}
      note={
        isApproved ? (
          <Badge variant="success">{t('productForm.approved')}</Badge>
        ) : (
          <Badge variant="warning">{t('productForm.pending')}</Badge>
        )
      }
    >
      <SelectField
        name="status"
        label={t('productForm.status')}
        options={[
          { value: 'active', label: t('productForm.active') },
          { value: 'draft', label: t('productForm.inactive') },
        ]}
        hint={t('productForm.statusHint')}
      />
      <p className="form-text">{t(`productForm.approval.${explained}`)}</p>
    </Section>
  );
}
