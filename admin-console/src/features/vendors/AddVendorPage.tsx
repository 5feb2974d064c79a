import { ConsolePage } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { VendorForm } from './VendorForm.tsx';
import { useCreateVendorMutation } from './vendors-api.ts';
import { href } from '../../entities/page/paths.ts';

/** Creates a vendor on the vendor's behalf. */
export function AddVendorPage() {
  const { t } = useTranslation('admin-console');
  const [create] = useCreateVendorMutation();
  return (
    <>
      <Link to={href('vendors')}>{t('vendors.back')}</Link>
      <ConsolePage title={t('vendors.add')}>
        <VendorForm
          save={(body) => create(body).unwrap()}
          words={{
            done: t('vendors.added'),
            failed: ({ status }) => t(status === 422 ? 'vendors.addFailed' : 'vendors.unexpected'),
          }}
        />
      </ConsolePage>
    </>
  );
}
