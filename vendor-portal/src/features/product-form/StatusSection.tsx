import { Badge, Section, SelectField } from '@balsam/shared-ui';
import { useFormikContext } from 'formik';
import { useTranslation } from 'react-i18next';
import type { ProductValues } from './product-values.ts';

/** Approval state. Only active products are reviewed. */
function approvalOf({ approval_status, edits_wait, seen, status }: ProductValues) {
  if (!seen) return 'new';
  if (approval_status === 1) return edits_wait ? 'approved' : 'trusted';
  return status === 'active' ? 'pending' : 'inactive';
}

/** Active state set by the vendor, and approval state set by the marketplace. */
export function StatusSection() {
  const { t } = useTranslation('vendor-portal');
  const { values } = useFormikContext<ProductValues>();
  const approval = approvalOf(values);
  return (
    <Section
      title={t('productForm.status')}
      note={
        values.approval_status === 1 ? (
          <Badge variant="success">{t('productForm.approved')}</Badge>
        ) : (
          approval !== 'inactive' && <Badge variant="warning">{t('productForm.pending')}</Badge>
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
      <p className="form-text">{t(`productForm.approval.${approval}`)}</p>
    </Section>
  );
}
