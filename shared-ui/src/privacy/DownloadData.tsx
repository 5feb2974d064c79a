import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { DateTime } from '../format/DateTime.tsx';
import { downloadIcon } from '../icon/shapes.ts';
import { useSend } from '../toast/use-send.ts';
import type { PersonKind, PrivacyActions, PrivacyRequestView } from './privacy-view.ts';

const LEADS = { customer: 'lead', guest: 'leadGuest', member: 'leadMember' } as const;

interface DownloadDataProps extends Pick<PrivacyActions, 'onAsk' | 'onDownload'> {
  /** Newest request for a file. */
  request: PrivacyRequestView | undefined;
  person: PersonKind;
}

/** Asks for a file with everything that the shop knows, and downloads it once it is ready. */
export function DownloadData({ request, person, onAsk, onDownload }: DownloadDataProps) {
  const { t } = useTranslation('kit');
  const [busy, setBusy] = useState<'ask' | 'download' | null>(null);
  const send = useSend({ failed: t('privacy.failed') });
  const run = async (what: 'ask' | 'download', call: () => Promise<unknown>) => {
    setBusy(what);
    await send(call);
    setBusy(null);
  };
  const isBuilding = request?.state === 'open';
  const file = request?.file ?? null;
  return (
    <section className="panel stack" aria-labelledby="download-data">
      <h2 id="download-data">{t('privacy.download.title')}</h2>
      <p>{t(`privacy.download.${LEADS[person]}`)}</p>
      <div role="status">
        {isBuilding && <p>{t('privacy.download.building')}</p>}
        {file && (
          <p>
            {t('privacy.download.ready')} <DateTime value={file.expires_at} />
          </p>
        )}
      </div>
      <div className="cluster">
        {file && request && (
          <Button
            icon={downloadIcon}
            busy={busy === 'download'}
            onClick={() => void run('download', async () => void (await onDownload(request.id)))}
          >
            {t('privacy.download.fetch')}
          </Button>
        )}
        {!isBuilding && (
          <Button
            variant={file ? 'ghost' : 'primary'}
            busy={busy === 'ask'}
            onClick={() => void run('ask', () => onAsk({ kind: 'export' }))}
          >
            {t(file ? 'privacy.download.again' : 'privacy.download.ask')}
          </Button>
        )}
      </div>
    </section>
  );
}
