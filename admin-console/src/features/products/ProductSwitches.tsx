import type { AdminProduct } from '@balsam/shared-api';
import { useLocalized } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { ProductSwitch } from './ProductSwitch.tsx';
import { useIncompleteReason } from './use-incomplete-reason.ts';
import { useToggleApprovalMutation, useToggleFeaturedMutation } from './toggles-api.ts';

interface SwitchProps<Flag extends keyof AdminProduct> {
  product: Pick<AdminProduct, 'id' | 'name' | 'name_arabic' | Flag>;
}

export function FeaturedSwitch({ product }: SwitchProps<'is_featured' | 'updated_at'>) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [toggle] = useToggleFeaturedMutation();
  const { id, is_featured: isFeatured, updated_at: seen } = product;
  return (
    <ProductSwitch
      checked={isFeatured}
      label={t('products.featuredOf', { name: localized(product.name, product.name_arabic) })}
      seen={seen}
      toggle={() => toggle({ id, featured: !isFeatured, updated_at_seen: seen }).unwrap()}
      doneText={t('products.featuredDone')}
      failedText={t('products.featuredFailed')}
    />
  );
}

export function ApprovalSwitch({ product }: SwitchProps<'approval_status' | 'updated_at'>) {
  const { t } = useTranslation('admin-console');
  const localized = useLocalized();
  const [toggle] = useToggleApprovalMutation();
  const withReason = useIncompleteReason();
  const { id, approval_status: isApproved, updated_at: seen } = product;
  return (
    <ProductSwitch
      checked={isApproved}
      label={t('products.approvalOf', { name: localized(product.name, product.name_arabic) })}
      seen={seen}
      toggle={() => withReason(toggle({ id, approved: !isApproved, updated_at_seen: seen }).unwrap())}
      doneText={t('products.approvalDone')}
      failedText={t('products.approvalFailed')}
    />
  );
}
