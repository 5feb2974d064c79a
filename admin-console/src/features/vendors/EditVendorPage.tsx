import type { AdminVendor } from '@balsam/shared-api';
import { ErrorState, LoadingState } from '@balsam/shared-ui';
import { ConsolePage, ConsoleTitle } from '@balsam/shared-ui/console';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router-dom';
import { VendorForm } from './VendorForm.tsx';
import { VendorHoliday } from './VendorHoliday.tsx';
import { VendorRequest } from './VendorRequest.tsx';
import { VendorTax } from './VendorTax.tsx';
import { VendorTeam } from './VendorTeam.tsx';
import { VendorTrust } from './VendorTrust.tsx';
import { useGetAdminVendorQuery, useUpdateVendorMutation } from './vendors-api.ts';
import { href } from '../../entities/page/paths.ts';

/** Edits a vendor, addressed by id. */
export function EditVendorPage() {
  const { t } = useTranslation('admin-console');
  const { id = '' } = useParams();
  const { data: vendor, isError, refetch } = useGetAdminVendorQuery(Number(id));
  return (
    <>
      <Link to={href('vendors')}>{t('vendors.back')}</Link>
      {vendor ? (
        <VendorSheet key={vendor.id} vendor={vendor} load={async () => (await refetch().unwrap()) ?? vendor} />
      ) : (
        <ConsoleTitle title={t('vendors.title')} />
      )}
      {vendor === null && <ErrorState message={t('vendors.loadFailed')} />}
      {isError && vendor === undefined && (
        <ErrorState message={t('vendors.loadFailed')} onRetry={() => void refetch()} />
      )}
      {!isError && vendor === undefined && <LoadingState />}
    </>
  );
}

function VendorSheet({ vendor, load }: { vendor: AdminVendor; load: () => Promise<AdminVendor> }) {
  const { t } = useTranslation('admin-console');
  const [update] = useUpdateVendorMutation();
  const { id, firstname, lastname } = vendor;
  return (
    <ConsolePage title={t('vendors.edit', { name: `${firstname} ${lastname}` })}>
      <div className="stack">
        <VendorHoliday vendor={vendor} />
        {vendor.requested && <VendorRequest key={vendor.requested.id} vendor={vendor} request={vendor.requested} />}
        <VendorTax vendor={vendor} />
        <VendorTrust vendor={vendor} />
        <VendorTeam vendorId={id} />
        <VendorForm
          vendor={vendor}
          save={(body) => update({ id, body }).unwrap()}
          load={load}
          words={{ done: t('vendors.updated'), failed: () => t('vendors.updateFailed') }}
        />
      </div>
    </ConsolePage>
  );
}
