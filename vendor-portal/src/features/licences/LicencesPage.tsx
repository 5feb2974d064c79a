import { Allowed, type VendorLicences } from '@balsam/shared-api';
import { Button, QueryState } from '@balsam/shared-ui';
import { ConsolePage } from '@balsam/shared-ui/console';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetVendorLicencesQuery } from '../../entities/licences/licences-api.ts';
import { LicenceNeeds } from './LicenceNeeds.tsx';
import { UploadLicence } from './UploadLicence.tsx';
import { UploadedLicences } from './UploadedLicences.tsx';

/** Licences: what the vendor needs and why, what they have, and uploading a renewal. */
export function LicencesPage() {
  const { t } = useTranslation('vendor-portal');
  const query = useGetVendorLicencesQuery();
  return (
    <ConsolePage title={t('licences.title')}>
      <QueryState query={query}>{(licences) => <Licences licences={licences} />}</QueryState>
    </ConsolePage>
  );
}

function Licences({ licences }: { licences: VendorLicences }) {
  const { t } = useTranslation('vendor-portal');
  // Code of the type to upload; '' to choose one there.
  const [uploading, setUploading] = useState<string | null>(null);
  if (licences.types.length === 0) return <p>{t('licences.none')}</p>;
  return (
    <div className="stack">
      <p className="text-body-secondary">{t('licences.lead')}</p>
      <Allowed permission="settings.write">
        <div>
          <Button onClick={() => setUploading('')}>{t('licences.upload')}</Button>
        </div>
      </Allowed>
      <LicenceNeeds types={licences.types} onUpload={setUploading} />
      <UploadedLicences licences={licences.licences} />
      {uploading !== null && <UploadLicence licences={licences} type={uploading} onHide={() => setUploading(null)} />}
    </div>
  );
}
