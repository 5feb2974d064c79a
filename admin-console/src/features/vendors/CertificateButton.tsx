import { useDownloadFileMutation } from '@balsam/shared-api';
import { DownloadButton, type DownloadButtonProps } from '@balsam/shared-ui';
import { certificateOf } from './vendors-api.ts';

interface CertificateButtonProps extends Omit<DownloadButtonProps, 'onDownload'> {
  vendorId: number;
}

/** Downloads a vendor's certificate. A failure is only logged, since the button can be pressed again. */
export function CertificateButton({ vendorId, ...rest }: CertificateButtonProps) {
  const [download] = useDownloadFileMutation();
  const fetchCertificate = () => download(certificateOf(vendorId)).unwrap().catch(reportError);
  return <DownloadButton size="sm" {...rest} onDownload={fetchCertificate} />;
}
