import { useDownloadFileMutation, type PrivacyRequest } from '@balsam/shared-api';
import { Button, DateTime, downloadIcon, useSend } from '@balsam/shared-ui';
import { useTranslation } from 'react-i18next';
import { useAskPrivacyRequestMutation } from './privacy-api.ts';

interface DownloadDataProps {
  /** Newest request for a file. */
  request: PrivacyRequest | undefined;
  isGuest: boolean;
}

/** Asks for a file with everything that the shop knows, and downloads it once it is ready. */
export function DownloadData({ request, isGuest }: DownloadDataProps) {
  const { t } = useTranslation('storefront');
  const [ask, { isLoading }] = useAskPrivacyRequestMutation();
  const [download, { isLoading: isDownloading }] = useDownloadFileMutation();
  const send = useSend({ failed: t('dashboard.privacy.failed') });
  const isBuilding = request?.state === 'open';
  const file = request?.file ?? null;
  return (
    <section className="panel stack" aria-labelledby="download-data">
      <h2 id="download-data">{t('dashboard.privacy.download.title')}</h2>
      <p>{t(isGuest ? 'dashboard.privacy.download.leadGuest' : 'dashboard.privacy.download.lead')}</p>
      <div role="status">
        {isBuilding && <p>{t('dashboard.privacy.download.building')}</p>}
        {file && request && (
          <p>
            {t('dashboard.privacy.download.ready')} <DateTime value={file.expires_at} />
          </p>
        )}
      </div>
      <div className="cluster">
        {file && request && (
          <Button
            icon={downloadIcon}
            busy={isDownloading}
            onClick={() =>
              void send(async () => {
                await download({ url: `user/privacy-requests/${request.id}/file` }).unwrap();
                return {};
              })
            }
          >
            {t('dashboard.privacy.download.fetch')}
          </Button>
        )}
        {!isBuilding && (
          <Button
            variant={file ? 'ghost' : 'primary'}
            busy={isLoading}
            onClick={() => void send(() => ask({ kind: 'export' }).unwrap())}
          >
            {t(file ? 'dashboard.privacy.download.again' : 'dashboard.privacy.download.ask')}
          </Button>
        )}
      </div>
    </section>
  );
}
