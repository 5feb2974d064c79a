import { Allowed, useDownloadFileMutation, type AdminVendor, type IdentityRequest } from '@balsam/shared-api';
import { Button, DateTime, DownloadButton, Section, useSend } from '@balsam/shared-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DeclineRequest } from './DeclineRequest.tsx';
import { REQUESTED } from './vendor-form.ts';
import { requestedCertificateOf, useDecideIdentityMutation } from './vendors-api.ts';

interface VendorRequestProps {
  vendor: AdminVendor;
  request: IdentityRequest;
}

/** A vendor's requested name next to the current one, to be accepted or declined with a reason. */
export function VendorRequest({ vendor, request }: VendorRequestProps) {
  const { t } = useTranslation('admin-console');
  const [decide, { isLoading }] = useDecideIdentityMutation();
  const [isDeclining, setIsDeclining] = useState(false);
  const send = useSend({ failed: t('vendors.updateFailed') });
  const ids = { id: request.id, vendorId: vendor.id };
  const accept = () => void send(() => decide({ ...ids, decision: 'accept' }).unwrap());
  const changed = REQUESTED.filter((name) => vendor.vendor[name] !== request[name]);

  return (
    <Section title={t('vendors.request.title')} note={<DateTime value={request.asked_at} />}>
      <dl className="facts">
        {changed.map((name) => (
          <Change key={name} label={t(`vendors.form.${name}`)} before={vendor.vendor[name]} after={request[name]} />
        ))}
      </dl>
      <div className="cluster">
        <Allowed permission="vendors.write">
          <Button busy={isLoading} onClick={accept}>
            {t('vendors.request.accept')}
          </Button>
          <Button variant="outline-danger" onClick={() => setIsDeclining(true)}>
            {t('vendors.request.decline')}
          </Button>
        </Allowed>
        {request.cr_certificate !== null && <NewCertificate id={request.id} />}
      </div>
      {isDeclining && <DeclineRequest {...ids} onHide={() => setIsDeclining(false)} />}
    </Section>
  );
}

function Change({ label, before, after }: { label: string; before: string; after: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {before !== '' && (
          <>
            <del>
              <bdi>{before}</bdi>
            </del>{' '}
          </>
        )}
        <strong>
          <bdi>{after || '–'}</bdi>
        </strong>
      </dd>
    </>
  );
}

/** A failure is only logged, since the button can be pressed again. */
function NewCertificate({ id }: { id: number }) {
  const { t } = useTranslation('admin-console');
  const [download] = useDownloadFileMutation();
  return (
    <DownloadButton onDownload={() => download(requestedCertificateOf(id)).unwrap().catch(reportError)}>
      {t('vendors.request.certificate')}
    </DownloadButton>
  );
}
